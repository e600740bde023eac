const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is of this machine and without TLS, as with `npm start`. Nobody else can read what goes there. */
export function isPlainLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && loopback.has(hostname)
}
