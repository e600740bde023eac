import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** The Worker before its names were shortened, and the way back from one to the other. */
export const NAMES = 'build/names'

/** Compresses the site's scripts and the Worker. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    renderChunk: {
      order: 'post',
      handler(code, { fileName }) {
        const options = this.environment.name === 'client' ? pages : worker
        const isWorker = options === worker
        const { code: smaller, errors, map } = minifySync(fileName, code, { ...options, sourcemap: isWorker })
        const [problem] = errors
        if (problem) this.error(`${fileName}: ${problem.message}`)
        if (isWorker) {
          // Beside what is uploaded.
          mkdirSync(NAMES, { recursive: true })
          writeFileSync(join(NAMES, fileName), code)
          writeFileSync(join(NAMES, `${fileName}.map`), JSON.stringify(map))
        }
        return { code: smaller, map: null }
      },
    },
  }
}
