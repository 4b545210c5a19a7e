import type { Socket } from 'node:net'

/** A request of a browser without cookies; of the smallest there are, forty. */
const sliceBytes = 1024

/**
 * Hands what comes on a connection to Node's parser piece by piece. Node would parse all that is there, up to 64 KB or two
 * thousand requests, before any other connection has its turn.
 *
 * @param isWanted asked before each piece; what comes when it says no is thrown away.
 */
export function readInSlices(socket: Socket, isWanted: () => boolean) {
  const [parse, ...others] = socket.listeners('data')
  // Where Node reads in another way, all is as it would be without this: the tests of the guard notice.
  if (!parse || others.length > 0) return
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    let at = 0
    while (at < chunk.length && isWanted()) {
      // Node's own word that the answers before are to be taken first.
      if (socket.isPaused()) return socket.unshift(chunk.subarray(at))
      parse(chunk.subarray(at, at + sliceBytes))
      at += sliceBytes
    }
  })
}
