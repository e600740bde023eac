import { describe, expect, it } from 'vitest'
import { callSchemas, deferSchemas } from './schemas-on-demand'

/** What a bundle of one module does: its schemas count how often they are made. */
function run(module: string): unknown {
  const bundle = `const schemaOnDemand = (make) => { let made; return () => made ??= make() }
${(deferSchemas(module) ?? module).replace(/^import .*$/gm, '')}`
  const { code } = callSchemas(bundle)
  const z = {
    made: [] as string[],
    object(shape: object) {
      z.made.push(Object.keys(shape).join())
      return { shape, pick: (keys: object) => z.object(keys), parse: () => shape }
    },
  }
  return new Function('z', `${code}; return answer(z)`)(z)
}

const zod = "import { z } from 'zod'\n"

describe('schemas on demand', () => {
  it('are made when they are read, once', () => {
    expect(
      run(`${zod}const Day = z.object({ day: 1 }); const Trip = z.object({ trip: Day }); const Part = Trip.pick({ part: 1 })
        const answer = (z) => { const before = z.made.length; Part.parse(); Part.parse(); return [before, z.made] }`),
    ).toEqual([0, ['day', 'trip', 'part']])
  })

  it('include those of functions that make several, and their parts', () => {
    expect(
      run(`${zod}function schemasOver() { const Day = z.object({ over: 1 }); return { Day } }
        const keptSchemas = schemasOver(); const Day = keptSchemas.Day; const Part = keptSchemas.Day.pick({ part: 1 })
        const answer = (z) => { const before = z.made.length; Part.parse(); return [before, z.made, Day.shape.over] }`),
    ).toEqual([0, ['over', 'part'], 1])
  })

  it('are called where they are values, and not where the name is another thing', () => {
    expect(
      run(`${zod}const Day = z.object({ day: 1 })
        const all = () => ({ Day, key: Day, Other: 2 })
        const shadowed = (Day) => [Day, { Day }]
        const pattern = ({ Day: other }, [Day = 3]) => [other, Day]
        const inner = () => { { var Day = 4 } return Day }
        const block = () => { { const Day = 5; if (Day) return Day } }
        const caught = () => { try { throw 6 } catch (Day) { return Day } }
        const looped = () => { for (const Day of [7]) return Day }
        class Named { Day = 8; static of() { return new Named().Day } }
        const answer = (z) => {
          const { Day: one, key } = all()
          return [one === key, one.shape.day, shadowed(1), pattern({ Day: 2 }, []), inner(), block(), caught(), looped(), Named.of()]
        }`),
    ).toEqual([true, 1, [1, { Day: 1 }], [2, 3], 4, 5, 6, 7, 8])
  })

  it('leave other constants as they are', () => {
    for (const module of [
      `${zod}const made = z.object({}).parse({})`,
      `${zod}const read = z.object({}).shape`,
      `${zod}const list = names.map((name) => name)`,
      'const part = Trip.pick',
    ])
      expect(deferSchemas(module)).toBeNull()
  })

  it('do not leave the bundle', () => {
    expect(() => callSchemas('const Day = schemaOnDemand(() => 1); export { Day }')).toThrow('exports')
  })
})
