const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The part of an address that stands for one customer of the network: an IPv4 address as a whole, of an IPv6 address the
 * first 64 bits (RFC 6177: a customer is given a /64 at least). What is no address is one network of its own.
 */
export function networkOf(address: string | null): string {
  if (!address) return 'unknown'
  const [, v4 = /^\d+\.\d+\.\d+\.\d+$/.test(address) ? address : null] = mapped.exec(address) ?? []
  if (v4) return v4
  const groups = groupsOf(address)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : 'unknown'
}

/** The eight groups of an IPv6 address without leading zeros; null when it is none. */
function groupsOf(address: string): string[] | null {
  const halves = (address.split('%')[0] ?? '').split('::')
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')))
  if (halves.length > 2) return null
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (tail ? missing < 1 : missing !== 0) return null
  const all = [...head, ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])]
  const isValid = all.every((group) => /^[\da-f]{1,4}$/i.test(group))
  return isValid ? all.map((group) => Number.parseInt(group, 16).toString(16)) : null
}

/** Whether the caller is on the machine that serves the site: only in development and in tests. */
export function isLoopback(address: string | null): boolean {
  return address !== null && (/^127\.|^::ffff:127\./i.test(address) || address === '::1')
}
