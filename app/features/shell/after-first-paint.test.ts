import { describe, expect, it } from 'vitest'
import { afterFirstPaint } from './after-first-paint'

const module = `import "/runtime.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/landing.js";
window.__remixRouteModules = {"root":route0,"landing":route1};

import("/assets/entry.js");`

describe('a script that waits for the first paint', () => {
  const code = afterFirstPaint(module, ['/assets/root.js'])

  it('has nothing that is fetched before it runs', () => {
    expect(code).not.toMatch(/(^|\n)\s*import[\s"*]/)
  })

  it('imports in the same order under the same names', () => {
    const at = (part: string) => code.indexOf(part)
    const order = [
      'await new Promise',
      'modulepreload',
      'await import("/runtime.js");',
      'const route0 = await import("/assets/root.js");',
      'const route1 = await import("/assets/landing.js");',
      'window.__remixRouteModules = {"root":route0,"landing":route1};',
      'await import("/assets/entry.js");',
      'setTimeout(() => held.remove()',
    ].map(at)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  })
})
