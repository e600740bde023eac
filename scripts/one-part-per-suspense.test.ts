import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** The parts inside of each <Suspense> of a file; a part that is drawn under a condition counts as one. */
function partsOfBoundaries(file: string): number[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: number[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Suspense')
      found.push(node.children.filter((child) => child.getText().trim() !== '').length)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

// React 18 hydrates what follows a part whose code has not arrived from that part's markup, and reports that the texts
// differ. It depends on which file comes first, so a browser shows it only now and then.
it('no two parts share a <Suspense>', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const boundaries = files.map((file) => ({ file, parts: partsOfBoundaries(join('app', file)) }))
  expect(boundaries.flatMap(({ parts }) => parts).length).toBeGreaterThan(20)
  expect(boundaries.filter(({ parts }) => parts.some((count) => count > 1)).map(({ file }) => file)).toEqual(
    [],
  )
})
