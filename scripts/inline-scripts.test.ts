import { describe, expect, it } from 'vitest'
import { minifiedScripts } from './inline-scripts'

const module = (script: string) => `const sign = 'wheel'\nexport const script = /* script */ \`${script}\`\n`

/** The script that a module exports. */
const scriptOf = (code: string) =>
  new Function(`${code.replace('export const script =', 'return')}`)() as string

describe('an inline script', () => {
  it('is shorter and does the same', async () => {
    const code = module(
      '(() => {\n  const found = "/a-b/".match(/\\\\/[a-z]+-(?<last>\\\\w)/);\n  globalThis.said = ["$' +
        '{sign}", found.groups.last];\n})()',
    )
    const minified = await minifiedScripts(code)
    expect(minified.length).toBeLessThan(code.length)
    const said = globalThis as { said?: unknown }
    new Function(scriptOf(code))()
    const before = said.said
    said.said = null
    new Function(scriptOf(minified))()
    expect(said.said).toEqual(before)
    expect(before).toEqual(['wheel', 'b'])
  })

  it('with an error breaks the build', async () => {
    await expect(minifiedScripts(module('const = 1'))).rejects.toThrow()
  })

  it('is only what is marked', async () => {
    const code = 'const text = `a  b`'
    expect(await minifiedScripts(code)).toBe(code)
  })
})
