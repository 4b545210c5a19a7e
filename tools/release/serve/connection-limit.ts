import type { Socket } from 'node:net'

type Connection = Pick<Socket, 'destroy'>

/**
 * Keeps at most `maxConnections` connections. Where one is too many, the one that has been idle for longest is closed, so that
 * silent connections lock nobody out.
 */
export function createConnectionLimit(maxConnections: number) {
  const all = new Set<Connection>()
  const idle = new Set<Connection>()

  function remove(connection: Connection): void {
    all.delete(connection)
    idle.delete(connection)
  }

  return {
    /** @returns false when the connection was closed, because all others are in use. */
    add(connection: Connection): boolean {
      if (all.size >= maxConnections) {
        const [oldest] = idle
        if (!oldest) {
          connection.destroy()
          return false
        }
        remove(oldest)
        oldest.destroy()
      }
      all.add(connection)
      idle.add(connection)
      return true
    },
    /** A request has arrived. */
    markBusy: (connection: Connection) => void idle.delete(connection),
    /** Its last request has been answered. */
    markIdle(connection: Connection): void {
      if (all.has(connection)) idle.add(connection)
    },
    remove,
  }
}
