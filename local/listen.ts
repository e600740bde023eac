import type { Server } from 'node:http'

const LOOPBACK = '127.0.0.1'

/**
 * Binds the server to loopback on `firstPort` or the next free port after it.
 * Never to another interface: the counterparts let anybody in.
 */
export async function listenOnLoopback(server: Server, firstPort: number): Promise<string> {
  for (let port = firstPort; port < firstPort + 100; port++) {
    if (await tryPort(server, port)) return `http://${LOOPBACK}:${port}`
  }
  throw new Error(`No free port from ${firstPort} to ${firstPort + 99}.`)
}

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    }
    server.once('error', onError)
    server.listen(port, LOOPBACK, () => {
      server.off('error', onError)
      resolve(true)
    })
  })
}

/** A page of another site can make a browser send requests here by DNS rebinding; then `Host` is its name. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host ?? '')
}

export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
