import type { Plugin } from 'vite'

/** The table of limits without its reasons, which are for those who read it: the Worker only counts. */
export const withoutWhy = (code: string) => code.replace(/\bwhy: '[^'\n]*',?/g, '')

export function limitsWithoutReasons(): Plugin {
  return {
    name: 'limits-without-reasons',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/app/domain/quota/limits.ts') ? { code: withoutWhy(code), map: null } : null,
  }
}
