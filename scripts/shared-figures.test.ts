import { describe, expect, test } from 'vitest'
import { withSharedFigures } from './shared-figures'

const arch = `<path d="M1,1${'L2,2'.repeat(40)}"/><g transform="scale(2)"><path d="M2,2"/></g>`
const tree = `<path d="M3,3${'Q4,4 5,5'.repeat(30)}"/>`
const drawing = (scale: number, ...figures: string[]) =>
  `<rect/><g class="sun"><circle/></g>${figures.map((figure) => `<g transform="scale(${scale})">${figure}</g>`).join('<path/>')}<path d="M0,0"/>`

describe('drawings of one page', () => {
  test('have each figure once, in a file, at places and sizes of their own', () => {
    const shared = withSharedFigures([drawing(2, arch, tree, tree), drawing(3, arch)], '/art')
    expect(shared?.name).toMatch(/^figures-[0-9a-f]{8}\.svg$/)
    expect(shared?.file).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg"><g id="f1">${arch}</g><g id="f2">${tree}</g></svg>`,
    )
    const use = (id: string) => `<use href="/art/${shared?.name}#${id}"></use>`
    expect(shared?.drawings).toEqual([drawing(2, use('f1'), use('f2'), use('f2')), drawing(3, use('f1'))])
  })

  test('keep a figure that is shorter than a reference, and a picture without one', () => {
    expect(withSharedFigures([drawing(2, '<path d="M1,1"/>'), '<rect/>'], '/art')).toBeNull()
  })
})
