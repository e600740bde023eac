import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import remapping, { type SourceMapInput } from '@jridgewell/remapping'
import { type JsMinifyOptions, minify } from '@swc/core'
import { type MinifyOptions, minifySync } from 'oxc-minify'
import type { Plugin } from 'vite'

/** The oldest browsers that the site's scripts are made for: three years old. */
export const BROWSERS = ['chrome107', 'edge107', 'firefox104', 'safari16']

/** What esbuild lowered to the browsers' language; it does not look beyond single expressions: 4 kB of a page's 115 kB gzip. */
const pages: MinifyOptions = { module: true, compress: { target: BROWSERS } }

/**
 * Classes keep their names, which the log shows of errors. Names of functions would make the upload 22 kB larger; `npm run
 * where` finds them from a stack trace.
 */
const workerNames: JsMinifyOptions = {
  module: true,
  ecma: 2022,
  // What it would put in the place of a variable is left to the other tool, in a form that gzip shortens better.
  compress: { passes: 4, ecma: 2022, toplevel: true, keep_classnames: true, collapse_vars: false },
  mangle: { toplevel: true, keep_classnames: true },
}

/**
 * Before and after: each of the two tools finds what the other leaves. The upload is 659 kB with this one alone, 651 with the other
 * one after it, 650 with the other one before it, and another half a kilobyte less with both.
 */
const workerAround: MinifyOptions = {
  module: true,
  compress: {
    target: 'es2023',
    keepNames: { function: false, class: true },
    // A line that only reads a property is left out: no code of ours or of a package reads one for what that sets off.
    treeshake: { annotations: true, propertyReadSideEffects: false },
  },
  // The names of the tool between are shorter in gzip.
  mangle: false,
  sourcemap: true,
}

/** The Worker before its names were shortened, and the way back from one to the other. */
export const NAMES = 'build/names'

/** Compresses the site's scripts and the Worker. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    renderChunk: {
      order: 'post',
      async handler(code, { fileName }) {
        if (this.environment.name === 'client') return { code: once(fileName, code, pages).code, map: null }
        const first = once(fileName, code, workerAround)
        const named = await minify(first.code, { ...workerNames, sourceMap: true })
        const last = once(fileName, named.code, workerAround)
        // From the last to the first, and from there to the code before its names were shortened.
        const steps = [last.map, named.map, first.map] as SourceMapInput[]
        const back = remapping(steps, () => null)
        // Beside what is uploaded.
        mkdirSync(NAMES, { recursive: true })
        writeFileSync(join(NAMES, fileName), code)
        writeFileSync(join(NAMES, `${fileName}.map`), back.toString())
        return { code: last.code, map: null }
      },
    },
  }
}

function once(fileName: string, code: string, options: MinifyOptions) {
  const { errors, ...result } = minifySync(fileName, code, options)
  const [problem] = errors
  if (problem) throw new Error(`${fileName}: ${problem.message}`)
  return result
}
