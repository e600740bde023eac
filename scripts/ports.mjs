// @ts-check
import { createServer } from 'node:net'

/**
 * Whether nothing listens on the port, on either loopback address.
 * @param {number} port
 */
export async function isPortFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 has no ::1, so nothing can listen there.
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code !== 'EADDRINUSE' && code !== 'EACCES'),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** @param {string | undefined} given */
export function readPort(given, fallback = 8787) {
  const port = given ? Number(given) : fallback
  return Number.isInteger(port) && port > 0 && port < 65_436 ? port : null
}
