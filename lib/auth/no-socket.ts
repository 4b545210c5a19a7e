/** A client cannot be made without a WebSocket, and Node 20, which renders the pages, has none. Nothing connects. */
export class NoSocket extends EventTarget {
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly readyState = this.CLOSED
  readonly url = ''
  readonly protocol = ''
  readonly onopen = null
  readonly onmessage = null
  readonly onclose = null
  readonly onerror = null
  close() {}
  send() {}
}
