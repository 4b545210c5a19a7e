import type { CDPSession } from '@playwright/test'

export type Transfer = {
  url: string
  type: string
  status: number
  bytes: number
  cookie: boolean
  failure?: string
}

/** Records every request of a page and its frames, with the transferred bytes. */
export async function recordTraffic(debug: CDPSession): Promise<Transfer[]> {
  const byId = new Map<string, Transfer>()
  const transfers: Transfer[] = []
  debug.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    const earlier = byId.get(requestId)
    if (earlier && redirectResponse) earlier.status = redirectResponse.status
    const transfer = { url: request.url, type: type ?? 'Other', status: 0, bytes: 0, cookie: false }
    byId.set(requestId, transfer)
    if (/^https?:/.test(request.url)) transfers.push(transfer)
  })
  debug.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = byId.get(requestId)
    if (transfer) transfer.status = response.status
  })
  debug.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) => {
    const transfer = byId.get(requestId)
    if (transfer && Object.keys(headers).some(name => name.toLowerCase() === 'set-cookie'))
      transfer.cookie = true
  })
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byId.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  debug.on('Network.loadingFailed', ({ requestId, errorText, canceled }) => {
    const transfer = byId.get(requestId)
    if (transfer && !canceled) transfer.failure = errorText
  })
  await debug.send('Network.enable')
  return transfers
}
