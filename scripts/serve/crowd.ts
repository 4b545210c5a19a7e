import type { Socket } from 'node:net'

type Connection = Pick<Socket, 'remoteAddress' | 'destroy'>
type Group = { count: number; limit: number; idle: Set<Connection> }

const mapped = /^::ffff:(?=\d+\.)/i

/** Whoever has one IPv6 address has all of its network. @returns undefined for a proxy or a test on this machine. */
export function networkOf(address = ''): string | undefined {
  const plain = address.replace(mapped, '')
  if (/^127\.|^::1$/.test(plain)) return
  if (!plain.includes(':')) return plain
  const [head, tail] = plain.split('::')
  const groups = (text = '') => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(head), groups(tail)]
  const zeros = Array(8 - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

/**
 * Counts connections, of everybody and of each network. Where one is too many, the one that has been idle for longest is
 * closed, so that silent connections lock nobody out.
 */
export function createCrowd({ total, perNetwork }: { total: number; perNetwork: number }) {
  const everybody: Group = { count: 0, limit: total, idle: new Set() }
  const networks = new Map<string, Group>()
  const groupsOf = new Map<Connection, Group[]>()

  function leave(connection: Connection): void {
    for (const group of groupsOf.get(connection) ?? []) {
      group.count -= 1
      group.idle.delete(connection)
    }
    groupsOf.delete(connection)
    const network = networkOf(connection.remoteAddress)
    if (network !== undefined && networks.get(network)?.count === 0) networks.delete(network)
  }

  /** @returns false when the group is full of connections that are in use. */
  function makeRoom({ count, limit, idle }: Group): boolean {
    if (count < limit) return true
    const [oldest] = idle
    if (!oldest) return false
    leave(oldest)
    oldest.destroy()
    return true
  }

  function groupsFor(connection: Connection): Group[] {
    const network = networkOf(connection.remoteAddress)
    if (network === undefined) return [everybody]
    const own = networks.get(network) ?? { count: 0, limit: perNetwork, idle: new Set() }
    networks.set(network, own)
    return [own, everybody]
  }

  return {
    /** @returns false when the connection was closed, because all others are in use. */
    enter(connection: Connection): boolean {
      const groups = groupsFor(connection)
      if (!groups.every(makeRoom)) {
        connection.destroy()
        return false
      }
      for (const group of groups) {
        group.count += 1
        group.idle.add(connection)
      }
      groupsOf.set(connection, groups)
      return true
    },
    /** A request has arrived. */
    work(connection: Connection): void {
      for (const { idle } of groupsOf.get(connection) ?? []) idle.delete(connection)
    },
    /** Its last request has been answered. */
    rest(connection: Connection): void {
      for (const { idle } of groupsOf.get(connection) ?? []) idle.add(connection)
    },
    leave,
  }
}
