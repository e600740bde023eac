import { expect, it } from 'vitest'
import { asMarkdown } from './report'

const room = (name: string, killed: number, survived: string[]) => ({
  name,
  all: 50,
  tried: killed + survived.length,
  killed,
  survived,
})

it('a room that is tried again takes the place of what was said of it, and the others stay', () => {
  const first = asMarkdown([room('quota', 9, ['a.ts:1:1 X']), room('billing', 3, ['b.ts:2:2 Y'])], '', {
    seed: 1,
    date: new Date('2027-05-01'),
  })
  expect(first).toContain('| quota | 50 | 10 | 9 | 1 | 90.0 % | 1 | 2027-05-01 |')
  const second = asMarkdown([room('quota', 10, [])], first, { seed: 2, date: new Date('2027-05-02') })
  expect(second).toContain(
    '| quota | 50 | 10 | 10 | 0 | 100.0 % | 2 | 2027-05-02 |\n| billing | 50 | 4 | 3 | 1 |',
  )
  expect(second).toContain('### billing\n\n- `b.ts:2:2 Y`')
  expect(second).not.toContain('### quota')
})
