import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Classes of the platform and of vendors. Ours are not in the list: our expected errors have a code. */
const foreign =
  /^(APIError|DOMException|Error|Promise|PublicKeyCredential|Node|Element|HTMLElement|Request|Response|PerformanceResourceTiming|OAuth2RequestError|errors\.JWT\w+|Stripe\.errors\.\w+|OpenAI\.\w+)$/

const sources = ['app', 'workers'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

it('no class of ours is asked for by instanceof: a failure that is expected is told by its code', () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\binstanceof\s+([\w.]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !foreign.test(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
