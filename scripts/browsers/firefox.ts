import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { end, startUntil } from './child'
import { type Driver, windowSize } from './driver'

const Answer = z.object({
  id: z.number().nullish(),
  type: z.string(),
  result: z.unknown().optional(),
  message: z.string().optional(),
})
const Tree = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) })
const Ran = z.object({
  type: z.string(),
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})

/** Firefox, over WebDriver BiDi, which it speaks without a driver beside it. https://www.w3.org/TR/webdriver-bidi/ */
export async function firefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'vphq-firefox-'))
  // Without a touch screen Firefox gives pages no touch events, and a finger is a mouse.
  writeFileSync(join(profile, 'user.js'), 'user_pref("dom.w3c_touch_events.enabled", 1);\n')
  const { width, height } = windowSize
  const { child, match } = await startUntil(
    program,
    [
      '--headless',
      '--no-remote',
      `--width=${width}`,
      `--height=${height}`,
      '--profile',
      profile,
      '--remote-debugging-port=0',
    ],
    /listening on (ws:\/\/\S+)/,
  )
  const socket = new WebSocket(`${match[1]}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('no WebDriver BiDi'))
  })
  const waiting = new Map<number, (answer: z.infer<typeof Answer>) => void>()
  socket.onmessage = ({ data }) => {
    const answer = Answer.parse(JSON.parse(String(data)))
    if (typeof answer.id === 'number') waiting.get(answer.id)?.(answer)
  }
  let last = 0
  const send = async (method: string, params: object): Promise<unknown> => {
    const id = ++last
    const answer = await new Promise<z.infer<typeof Answer>>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
  await send('session.new', { capabilities: {} })
  const { contexts } = Tree.parse(await send('browsingContext.getTree', {}))
  const [{ context }] = contexts
  await send('browsingContext.setViewport', { context, viewport: windowSize })
  return {
    name: 'Firefox',
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run(script, ...args) {
      const ran = Ran.parse(
        await send('script.callFunction', {
          // Every value crosses as text, so that both protocols answer alike.
          functionDeclaration: `async (args) => JSON.stringify((await (${script})(...JSON.parse(args))) ?? null)`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          awaitPromise: true,
          target: { context },
        }),
      )
      if (!ran.result || ran.exceptionDetails) throw new Error(ran.exceptionDetails?.text ?? 'no answer')
      return JSON.parse(ran.result.value)
    },
    async act(source) {
      await send('input.performActions', { context, actions: [source] })
    },
    async write(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async forget() {
      await send('storage.deleteCookies', {})
    },
    async picture() {
      const { data } = z
        .object({ data: z.string() })
        .parse(await send('browsingContext.captureScreenshot', { context }))
      return data
    },
    async close() {
      socket.close()
      await end(child)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
