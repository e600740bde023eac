import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, lazy, type ReactNode, Suspense } from 'react'
import { expect, it } from 'vitest'
import { renderedAsText } from './rendered-as-text'

const require = createRequire(import.meta.url)
const file = 'node_modules/react-dom/cjs/react-dom-server.browser.production.min.js'
const source = readFileSync(file, 'utf8')

interface Renderer {
  renderToReadableStream(page: ReactNode): Promise<ReadableStream<Uint8Array>>
}

function rendererOf(code: string): Renderer {
  const exported: Partial<Renderer> = {}
  new Function('require', 'exports', code)(require, exported)
  if (!exported.renderToReadableStream) throw new Error('no renderer')
  return { renderToReadableStream: exported.renderToReadableStream }
}

/** A page with a part that comes late, texts longer than a piece, and characters of two, three and four bytes. */
function page() {
  const Late = lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { default: () => createElement('p', null, 'late 🛶 '.repeat(50)) }
  })
  const rows = Array.from({ length: 800 }, (_, at) =>
    createElement(
      'li',
      { key: at, id: `ü${at}`, title: '"<&' },
      `Día ${at} 日程 🗺️ ${'long '.repeat(at % 200)}`,
    ),
  )
  const late = createElement(Suspense, { fallback: 'soon' }, createElement(Late))
  return createElement('html', null, createElement('body', null, createElement('ul', null, rows), late))
}

it('sends what React sends, in few pieces', async () => {
  const read = async (renderer: Renderer) => {
    const pieces: Uint8Array[] = []
    for await (const piece of await renderer.renderToReadableStream(page())) pieces.push(piece)
    return { html: Buffer.concat(pieces).toString(), pieces: pieces.length }
  }
  const [usual, text] = [await read(rendererOf(source)), await read(rendererOf(renderedAsText(source)))]
  expect(text.html).toBe(usual.html)
  expect(text.html).toContain('late 🛶')
  expect(usual.pieces).toBeGreaterThan(500)
  expect(text.pieces).toBeLessThan(50)
})

it('is not made of a renderer that writes in another way', () => {
  expect(() => renderedAsText(source.replace('new TextEncoder', 'newEncoder()'))).toThrow("React's renderer")
})
