import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a service may treat a question. */
export type Misbehaviour =
  | 'silent' // Takes the question and never answers.
  | 'headers-only' // Begins an answer and sends nothing of it.
  | 'drip' // Sends a character now and then, for ever.
  | 'megabyte' // Writes without end into one field, as fast as it can.
  | 'megabyte-at-once' // One message of a megabyte.
  | 'nested' // Opens a hundred thousand lists.
  | 'wrong-key' // 401
  | 'no-model' // 404
  | 'busy' // 429 with Retry-After: 60
  | 'garbage' // Answers with a page.

const piece = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`

/** Statuses and bodies of refusals. */
const refusals: Partial<Record<Misbehaviour, [number, string, Record<string, string>?]>> = {
  'wrong-key': [401, 'invalid_api_key'],
  'no-model': [404, 'model_not_found'],
  busy: [429, 'rate_limit_exceeded', { 'Retry-After': '60' }],
}

/** A service with OpenAI's address that misbehaves as it is told; counts what it was asked. */
export async function startMisbehaving(first: Misbehaviour) {
  let now = first
  let asked = 0
  const timers = new Set<NodeJS.Timeout>()
  const every = (milliseconds: number, response: ServerResponse, act: () => void) => {
    const timer = setInterval(act, milliseconds)
    timers.add(timer)
    response.on('close', () => {
      clearInterval(timer)
      timers.delete(timer)
    })
  }
  const server = createServer((request, response) => {
    request.resume()
    asked++
    const refusal = refusals[now]
    if (refusal) {
      const [status, code, headers = {}] = refusal
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
      response.end(JSON.stringify({ error: { message: code, type: 'invalid_request_error', code } }))
      return
    }
    if (now === 'silent') return
    if (now === 'garbage') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<html>${'x'.repeat(50_000)}</html>`)
      return
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.flushHeaders()
    if (now === 'drip') {
      response.write(piece('{"title":"'))
      every(150, response, () => response.write(piece('a')))
    }
    if (now === 'nested') {
      response.write(piece('{"title":"A day","stops":'))
      for (let count = 0; count < 100; count++) response.write(piece('['.repeat(1000)))
      response.end(piece('', 'stop'))
    }
    if (now === 'megabyte-at-once') {
      response.write(piece(`{"title":"${'a'.repeat(1_000_000)}`))
      response.end(piece('","stops":[]}', 'stop'))
    }
    if (now === 'megabyte') {
      response.write(piece('{"title":"'))
      let sent = 0
      const push = () => {
        while (sent < 1_000_000 && !response.destroyed) {
          sent += 8
          if (!response.write(piece('aaaaaaaa'))) {
            response.once('drain', push)
            return
          }
        }
        response.end(piece('","stops":[]}', 'stop'))
      }
      push()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: () => asked,
    /** Misbehaves in another way from now on. */
    become(next: Misbehaviour) {
      now = next
      asked = 0
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}
