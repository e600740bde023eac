import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy before the payment stand-in that fails some calls, before or after they were carried out. */
export async function flakyProvider(standIn: string, random: () => number) {
  const state = { faults: 0 }
  // Tells the caller's library not to retry; otherwise nearly every call would succeed.
  const failed = { 'content-type': 'application/json', 'stripe-should-retry': 'false' }
  const failure = JSON.stringify({ error: { type: 'api_error', message: 'out of order' } })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = 'GET', url = '/', headers } = request
    if (random() < state.faults) return response.writeHead(500, failed).end(failure)
    const { host: _host, connection: _connection, 'content-length': _length, ...onward } = headers
    const answer = await fetch(new URL(url, standIn), {
      method,
      headers: onward as Record<string, string>,
      ...(method !== 'GET' && { body: Buffer.concat(chunks) }),
    })
    const body = await answer.text()
    if (random() < state.faults) return response.writeHead(500, failed).end(failure)
    const { status } = answer
    const requestId = answer.headers.get('request-id')
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(requestId && { 'request-id': requestId }),
    })
    return response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The probability that a call fails before it is carried out, and again after it. */
    setFaults: (chance: number) => {
      state.faults = chance
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type FlakyProvider = Awaited<ReturnType<typeof flakyProvider>>
