import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
const worker: MinifyOptions = {
  module: true,
  compress: { target: 'es2023', keepNames: { function: false, class: true } },
  mangle: { toplevel: true, keepNames: { function: false, class: true } },
}

/** Once more by another tool, which finds what the first one leaves: 7 kB of the upload's 659, in a second. */
const workerAgain: JsMinifyOptions = {
  module: true,
  ecma: 2022,
  compress: { passes: 4, ecma: 2022, toplevel: true, keep_classnames: true },
  mangle: { toplevel: true, keep_classnames: true },
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
        const options = this.environment.name === 'client' ? pages : worker
        const isWorker = options === worker
        const { code: smaller, errors, map } = minifySync(fileName, code, { ...options, sourcemap: isWorker })
        const [problem] = errors
        if (problem) this.error(`${fileName}: ${problem.message}`)
        if (!isWorker) return { code: smaller, map: null }
        const sourceMap = { content: JSON.stringify(map) }
        // @ts-expect-error It takes the map of the first one as well, which its types do not say.
        const again = await minify(smaller, { ...workerAgain, sourceMap })
        // Beside what is uploaded.
        mkdirSync(NAMES, { recursive: true })
        writeFileSync(join(NAMES, fileName), code)
        writeFileSync(join(NAMES, `${fileName}.map`), again.map ?? '')
        return { code: again.code, map: null }
      },
    },
  }
}
