import { createServer } from 'node:net'
import { z } from 'zod'
import { end, start, startUntil } from './child'
import { type Driver, windowSize } from './driver'

const Answer = z.object({ value: z.unknown() })
const Failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) })
const Session = z.object({ sessionId: z.string() })

/**
 * WebKit as GTK carries it, over the WebDriver of the package webkit2gtk-driver. https://www.w3.org/TR/webdriver2/
 * It needs a screen; where there is none, Xvfb is one.
 */
export async function webkit(program: string): Promise<Driver> {
  const screen = process.env.DISPLAY === undefined ? await ownScreen() : undefined
  const port = await freePort()
  const env = { ...(screen && { DISPLAY: screen.display }), WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const child = start(program, ['--host=127.0.0.1', `--port=${port}`], env)
  const base = `http://127.0.0.1:${port}`
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const answer: unknown = await response.json()
    if (response.ok) return Answer.parse(answer).value
    const { value } = Failure.parse(answer)
    throw new Error(`${path}: ${value.error}: ${value.message}`)
  }
  await listening(base)
  const { sessionId } = Session.parse(await ask('POST', '/session', { capabilities: {} }))
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...windowSize })
  return {
    name: 'WebKit',
    async open(url) {
      await ask('POST', `${session}/url`, { url })
    },
    async run(script, ...args) {
      const text = await ask('POST', `${session}/execute/sync`, {
        script: `return (async (args) => JSON.stringify((await (${script})(...args)) ?? null))(arguments[0])`,
        args: [args],
      })
      return JSON.parse(z.string().parse(text))
    },
    async act(source) {
      await ask('POST', `${session}/actions`, { actions: [source] })
    },
    async write(text) {
      // Without a window manager its window never has the keyboard.
      const script = "document.execCommand('insertText', false, arguments[0])"
      await ask('POST', `${session}/execute/sync`, { script, args: [text] })
    },
    async forget() {
      await ask('DELETE', `${session}/cookie`)
    },
    async picture() {
      return z.string().parse(await ask('GET', `${session}/screenshot`))
    },
    async close() {
      await ask('DELETE', session).catch(() => {})
      await end(child)
      if (screen) await end(screen.child)
    },
  }
}

async function ownScreen() {
  const { width, height } = windowSize
  const { child, match } = await startUntil(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${width}x${height + 200}x24`, '-nolisten', 'tcp'],
    /^(\d+)\n/m,
  )
  return { child, display: `:${match[1]}` }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** The driver says nothing when it is ready. */
async function listening(base: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${base}/status`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}
