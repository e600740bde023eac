import { createServer, request as forward, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a payment provider can fail its caller. */
export const outages = ['errors', 'refused', 'slow', 'garbage', 'nonsense'] as const
export type Outage = (typeof outages)[number]

/** A proxy between the product and the payment stand-in that fails in a chosen way. */
export async function paymentProxy(standIn: string) {
  let outage: Outage | null = null
  const waiting = new Set<NodeJS.Timeout>()
  const make = () =>
    createServer((request, response) => {
      request.on('error', () => undefined)
      if (outage === 'errors') {
        response.writeHead(500, { 'content-type': 'application/json' })
        response.end(
          JSON.stringify({ error: { type: 'api_error', message: 'secret words of the provider' } }),
        )
      } else if (outage === 'garbage') {
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<html>secret words of the provider</html>')
      } else if (outage === 'nonsense') {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      } else if (outage === 'slow') {
        // Longer than any caller waits.
        const timer = setTimeout(() => response.destroy(), 300_000)
        waiting.add(timer)
      } else {
        const { method, headers } = request
        const onward = forward(new URL(request.url ?? '/', standIn), { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        })
        onward.on('error', () => response.destroy())
        request.pipe(onward)
      }
    })
  let server: Server = make()
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** The failure from now on; null for none. */
    async fail(next: Outage | null) {
      await close()
      outage = next
      server = make()
      if (next !== 'refused') await listen(port)
    },
    close,
  }
}
