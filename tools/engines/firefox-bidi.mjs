#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from './find-firefox.mjs'

/**
 * A wrapper that Playwright starts as Firefox: it runs the installed Firefox with the same arguments and proxies its
 * WebDriver BiDi connection. It answers the one command that Playwright sends to every context and that Firefox 153 does
 * not support yet. Delete this file when Firefox supports `emulation.setMediaFeaturesOverride`.
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

/** Forwards messages in both directions. */
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
