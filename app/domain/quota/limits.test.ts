import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limits, limitsOf, windowEnd } from './limits'

const lengths: Record<number, string> = {
  60: 'a minute',
  600: 'ten minutes',
  3600: 'an hour',
  86400: 'a day',
}

describe('the table of limits', () => {
  it('stands in docs/operations.md as it is here', () => {
    const docs = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    const [, after = ''] = docs.split('| what | whom | most | in | why |\n')
    const [, ...rows] = (after.split('\n\n')[0] ?? '').split('\n')
    expect(rows).toEqual(
      limits.map(
        ({ of, per, most, window, why }) =>
          `| ${of} | ${per} | ${most.toLocaleString('en-US')} | ${lengths[window]} | ${why} |`,
      ),
    )
  })

  it('counts the narrow scopes first, so that one visitor does not use up a network’s limit', () => {
    const order = ['visitor', 'network', 'site']
    const scopes = limitsOf('order').map(({ per }) => order.indexOf(per))
    expect(scopes).toEqual([0, 1, 2])
    for (const { of } of limits) {
      const own = limits.filter((limit) => limit.of === of).map(({ per }) => order.indexOf(per))
      expect(own, of).toEqual([...own].sort())
    }
  })

  it('leaves to the generator what it counts itself', () => {
    expect(limitsOf('generation').map(({ per }) => per)).toEqual(['network', 'site'])
  })

  it('has windows that end with the day at the latest', () => {
    for (const { window } of limits) expect(86_400 % window).toBe(0)
    expect(windowEnd(86_400_000 - 1, 600)).toBe(86_400_000)
    expect(windowEnd(86_400_000, 600)).toBe(86_400_000 + 600_000)
  })
})
