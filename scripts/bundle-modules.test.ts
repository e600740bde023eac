import { describe, expect, it } from 'vitest'
import { modulesThereTwice } from './bundle-modules.mjs'

describe('modules that are there twice', () => {
  it('are none where each file stands once, with the helpers of CommonJS beside it', () => {
    const react = 'node_modules/react/index.js'
    const helpers = ['module', 'es-import', 'exports'].map((kind) => `\0/home/x/${react}?commonjs-${kind}`)
    expect(modulesThereTwice(['app/root.tsx', 'app/routes/index.tsx', react, ...helpers])).toEqual([])
  })

  it.each([
    ['app/domain/errors.ts', 'app/domain/errors.ts?copy'],
    ['node_modules/a/index.js', 'node_modules/b/node_modules/a/index.js'],
    ['node_modules/@x/a/dist/esm/one.mjs', 'node_modules/@x/a/dist/cjs/one.cjs'],
    ['node_modules/a/dist/index.mjs', 'node_modules/a/dist/index.js'],
  ])('are found: %s and %s', (...ids) => {
    expect(modulesThereTwice(['app/root.tsx', ...ids])).toEqual([expect.stringContaining(ids.join(', '))])
  })
})
