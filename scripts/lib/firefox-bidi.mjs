#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './find-firefox.mjs'

/**
 * Stands in for Firefox when Playwright starts it: runs an installed Firefox with the same arguments and passes its
 * WebDriver BiDi connection through. Playwright sends one command to every context that Firefox 153 does not know yet;
 * it is answered here. Delete this file when Firefox knows `emulation.setMediaFeaturesOverride`.
 */
const notYetKnown = new Set(['emulation.setMediaFeaturesOverride'])

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', code => process.exit(code ?? 1))
firefox.on('error', error => {
  console.error(error.message)
  process.exit(1)
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

/** Passes messages on in both directions. */
function connect(client, address) {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 })
  const waiting = []
  browser.on('open', () => {
    for (const message of waiting.splice(0)) browser.send(message)
  })
  client.on('message', data => {
    const message = data.toString()
    const { id, method } = JSON.parse(message)
    if (notYetKnown.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (browser.readyState === WebSocket.OPEN) browser.send(message)
    else waiting.push(message)
  })
  browser.on('message', data => client.send(data.toString()))
  browser.on('close', () => client.close())
  browser.on('error', () => client.close())
  client.on('close', () => browser.close())
}

const announced = /WebDriver BiDi listening on (ws:\/\/\S+)/
for await (const line of createInterface({ input: firefox.stderr })) {
  const address = announced.exec(line)?.[1]
  if (!address) {
    console.error(line)
    continue
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, maxPayload: 0 })
  server.on('connection', (client, { url }) => connect(client, `${address}${url === '/' ? '' : url}`))
  server.on('listening', () => {
    const { port } = server.address()
    console.error(line.replace(address, `ws://127.0.0.1:${port}`))
  })
}
