import type { Socket } from 'node:net'

/** About one browser request without cookies, or forty of the smallest possible ones. */
const sliceBytes = 1024

/**
 * Passes incoming data to Node's HTTP parser in slices. Otherwise Node parses a whole chunk, up to 64 KB or two thousand
 * requests, before it serves any other connection.
 *
 * @param isWanted called before each slice; once it returns false, the rest is discarded.
 */
export function readInSlices(socket: Socket, isWanted: () => boolean) {
  const [parse, ...others] = socket.listeners('data')
  // If a Node version reads in another way, do nothing: the guard's tests then fail.
  if (!parse || others.length > 0) return
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    let at = 0
    while (at < chunk.length && isWanted()) {
      // Node pauses a socket while earlier responses are unsent.
      if (socket.isPaused()) return socket.unshift(chunk.subarray(at))
      parse(chunk.subarray(at, at + sliceBytes))
      at += sliceBytes
    }
  })
}
