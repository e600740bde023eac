import { minifySync } from 'oxc-minify'
import type { Plugin } from 'vite'

/** The oldest browsers that the site's scripts are made for: three years old. */
export const BROWSERS = ['chrome107', 'edge107', 'firefox104', 'safari16']

/**
 * Compresses the site's scripts once more after esbuild, which lowers them to the browsers' language but does not look
 * beyond single expressions: 4 kB of a page's 115 kB gzip.
 */
export function compressedClient(): Plugin {
  return {
    name: 'compressed-client',
    apply: 'build',
    renderChunk: {
      order: 'post',
      handler(code, { fileName }) {
        if (this.environment.name !== 'client') return null
        const { code: compressed, errors } = minifySync(fileName, code, {
          module: true,
          compress: { target: BROWSERS },
        })
        const [problem] = errors
        if (problem) this.error(`${fileName}: ${problem.message}`)
        return { code: compressed, map: null }
      },
    },
  }
}
