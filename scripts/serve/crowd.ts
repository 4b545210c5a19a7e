import type { Socket } from 'node:net'

type Connection = Pick<Socket, 'destroy'>

/**
 * Keeps at most `most` connections. Where one is too many, the one that has been idle for longest is closed, so that
 * silent connections lock nobody out.
 */
export function createCrowd(most: number) {
  const all = new Set<Connection>()
  const idle = new Set<Connection>()

  function leave(connection: Connection): void {
    all.delete(connection)
    idle.delete(connection)
  }

  return {
    /** @returns false when the connection was closed, because all others are in use. */
    enter(connection: Connection): boolean {
      if (all.size >= most) {
        const [oldest] = idle
        if (!oldest) {
          connection.destroy()
          return false
        }
        leave(oldest)
        oldest.destroy()
      }
      all.add(connection)
      idle.add(connection)
      return true
    },
    /** A request has arrived. */
    work: (connection: Connection) => void idle.delete(connection),
    /** Its last request has been answered. */
    rest(connection: Connection): void {
      if (all.has(connection)) idle.add(connection)
    },
    leave,
  }
}
