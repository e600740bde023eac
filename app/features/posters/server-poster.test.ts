import { createElement, Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PosterFacts } from '~/domain/catalogue/destination'
import type { Drawings } from '~/domain/posters/drawings'
import { housePalette } from '~/domain/posters/house-palette'
import { DrawingsContext } from './drawings-context'
import { Poster } from './poster'
import { drawingFile } from './poster-shapes'
import { staticPoster } from './static-poster'

const drawing = '<path d="M1,2z"></path>'
const landscape: PosterFacts = { family: 'coast', season: 'summer', sunset: 30 }

/** Drawings that are read in a moment; notes what is asked for. */
function slowDrawings(made: string | null) {
  const asked: string[] = []
  let known = false
  const drawings: Drawings = (file) => {
    asked.push(file)
    if (known) return made
    return new Promise((resolve) => setTimeout(resolve, 5)).then(() => {
      known = true
    })
  }
  return { asked, drawings }
}

async function render(drawings: Drawings, palette: typeof housePalette) {
  const stream = await renderToReadableStream(
    createElement(
      DrawingsContext.Provider,
      { value: drawings },
      createElement(Suspense, { fallback: 'waiting' }, createElement(Poster, { ...palette, shape: 'card' })),
    ),
  )
  await stream.allReady
  return await new Response(stream).text()
}

describe('a poster of the server', () => {
  it('has the drawing of its landmark in its place, once that was read', async () => {
    const { asked, drawings } = slowDrawings(drawing)
    const html = await render(drawings, housePalette)
    expect(html).toContain(
      `viewBox="0 0 480 319.5" preserveAspectRatio="xMidYMax slice" class="poster" aria-hidden="true">${drawing}</svg>`,
    )
    expect(html).not.toContain('waiting')
    expect(new Set(asked)).toEqual(new Set(['colosseum-river-plain-spring-41900-card.txt']))
  })

  it('is the landscape where there is no drawing', async () => {
    const { family, season, sunset } = housePalette.facts
    const plain = await render(() => null, { ...housePalette, facts: { family, season, sunset } })
    expect(await render(slowDrawings(null).drawings, housePalette)).toBe(plain)
    expect(plain.match(/<path/g)?.length).toBeGreaterThan(3)
  })

  it('of a landscape reads nothing', async () => {
    const { asked, drawings } = slowDrawings(drawing)
    await render(drawings, { name: 'Naxos', facts: landscape, latitude: 37 })
    expect(asked).toEqual([])
  })

  it('is a picture file in the colours of the day', async () => {
    const made = '<path d="M1,2z" fill="var(--pc-hot)"></path>'
    const svg = await staticPoster(housePalette, 'cover', slowDrawings(made).drawings)
    expect(svg).toMatch(/<title>Rome<\/title><g><path d="M1,2z" fill="#[0-9a-f]{6}"><\/path><\/g><\/svg>$/)
  })
})

describe('the file of a drawing', () => {
  it('is of the landmark and what its drawing depends on', () => {
    const facts: PosterFacts = { ...landscape, landmark: 'bridge tower' }
    expect(drawingFile({ facts, latitude: -13.52 }, 'hero')).toBe(
      'bridge-tower-coast-summer-south-13520-hero.txt',
    )
    expect(drawingFile({ facts: landscape, latitude: 1 }, 'hero')).toBeNull()
  })
})
