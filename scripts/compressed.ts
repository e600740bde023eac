import { type MinifyOptions, minifySync } from 'oxc-minify'
import type { Plugin } from 'vite'

/** The oldest browsers that the site's scripts are made for: three years old. */
export const BROWSERS = ['chrome107', 'edge107', 'firefox104', 'safari16']

/** What esbuild lowered to the browsers' language; it does not look beyond single expressions: 4 kB of a page's 115 kB gzip. */
const pages: MinifyOptions = { module: true, compress: { target: BROWSERS } }

/**
 * Classes keep their names, which the log shows of errors. Names of functions would make the upload 22 kB larger; a frame of a stack
 * trace in the log is found in a build of the same commit by its column.
 */
const worker: MinifyOptions = {
  module: true,
  compress: { target: 'es2023', keepNames: { function: false, class: true } },
  mangle: { toplevel: true, keepNames: { function: false, class: true } },
}

/** Compresses the site's scripts and the Worker. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    renderChunk: {
      order: 'post',
      handler(code, { fileName }) {
        const options = this.environment.name === 'client' ? pages : worker
        const { code: smaller, errors } = minifySync(fileName, code, options)
        const [problem] = errors
        if (problem) this.error(`${fileName}: ${problem.message}`)
        return { code: smaller, map: null }
      },
    },
  }
}
