import { describe, expect, it } from 'vitest'
import { classesAmongOthers, shortClasses, shortInModule, shortInStyles, shortNames } from './short-classes'

const names = shortNames(['max-lg:p-0', '2xl:flex', 'text-ink-soft', 'bg-[url(a.svg)]'])
const short = (name: string) => names.get(name) ?? ''

describe('short classes', () => {
  it('have the same name in styles and in modules', () => {
    const styles = '.max-lg\\:p-0{padding:.5rem}.\\32 xl\\:flex,.icon .text-ink-soft:hover{src:url(x.woff2)}'
    expect(shortInStyles(styles, names)).toBe(
      `.${short('max-lg:p-0')}{padding:.5rem}.${short('2xl:flex')},.icon .${short('text-ink-soft')}:hover{src:url(x.woff2)}`,
    )
    expect(
      shortInModule(
        'const a = `icon $' + "{b} text-ink-soft`; f('2xl:flex max-lg:p-0')",
        names,
        new Set(['icon']),
      ),
    ).toBe(
      `const a = \`icon \${b} ${short('text-ink-soft')}\`; f('${short('2xl:flex')} ${short('max-lg:p-0')}')`,
    )
  })

  it('leave other texts alone', () => {
    const code = "import 'text-ink-soft'; const a = 'the text-ink-soft class'; const b = `x text-ink-softer`"
    expect(shortInModule(code, names, new Set())).toBe(code)
  })

  it('leave a class alone everywhere that stands among other words anywhere', () => {
    const known = new Set(['sticky', 'top-0', 'px-gutter', 'z-10', 'hidden'])
    const code = "f('my-hook sticky top-0', 'z-10 hidden'); g(`px-gutter w-$" + '{size}`)'
    expect(classesAmongOthers(code, known).sort()).toEqual(['px-gutter', 'sticky', 'top-0'])
  })

  it('are named by the class alone, however many there are', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `text-${index}`)
    const all = shortNames(many)
    expect(new Set(all.values()).size).toBe(many.length)
    const same = many.filter((name) => all.get(name) === shortNames([name]).get(name))
    expect(same.length).toBeGreaterThan(2800)
    for (const name of all.values()) expect(name).toMatch(/^[b-zB-Z][b-zB-Z0-9]{2,3}$/)
  })

  it('are the shortest for what pages write most', () => {
    const common = shortNames(['text-small', 'leading-snug', 'items-center', 'px-gutter', 'flex-col'])
    expect([...common.values()].map(({ length }) => length)).toEqual([1, 1, 1, 1, 2])
    expect(new Set(common.values()).size).toBe(5)
    expect(
      shortNames(['text-small'], new Set([common.get('text-small') ?? ''])).get('text-small'),
    ).toHaveLength(3)
  })

  it('stand for the classes of the pages, not for values or names that scripts ask for', async () => {
    const plugin = shortClasses(`${process.cwd()}/`)
    const call = (hook: unknown, ...given: unknown[]) => {
      if (typeof hook !== 'function') throw new Error('not a hook')
      return hook(...given)
    }
    await call(plugin.buildStart)
    const code = "f('hidden', 'inline', 'phone-fold not-printed', 'sr-only'); g('flex text-ink-soft')"
    const { code: after } = await call(plugin.transform, code, '/x/app/ui/tag.tsx')
    expect(after).toMatch(
      /^f\('hidden', 'inline', 'phone-fold not-printed', 'sr-only'\); g\('flex \w{1,4}'\)$/,
    )
    expect(await call(plugin.transform, code, '/x/app/domain/tag.ts')).toBeNull()
  })
})
