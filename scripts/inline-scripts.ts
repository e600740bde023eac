import { type Plugin, transformWithEsbuild } from 'vite'

/** A constant text that is a script of the page: the word `script` in a comment stands before it. */
const marked = /\/\* script \*\/\s*`((?:[^`\\]|\\.)*)`/g
const expression = /\$\{([^}]*)\}/g
const placeholder = (index: number) => `EXPRESSION_${index}_`

/** Minifies the marked texts of a module. What a text takes from elsewhere, `${…}`, stays an expression. Throws where a script has an error. */
export async function minifiedScripts(code: string): Promise<string> {
  let result = code
  for (const [whole, text = ''] of code.matchAll(marked)) {
    const expressions: string[] = []
    const script = text
      .replace(expression, (_, inside: string) => placeholder(expressions.push(inside) - 1))
      .replace(/\\([\\`$])/g, '$1')
    const { code: minified } = await transformWithEsbuild(script, 'inline-script.js', {
      minify: true,
      target: 'es2022',
      sourcemap: false,
    })
    const written = minified
      .trim()
      .replace(/;$/, '')
      .replace(/[\\`$]/g, '\\$&')
    const back = expressions.reduce(
      (so, inside, index) => so.replaceAll(placeholder(index), () => `\${${inside}}`),
      written,
    )
    result = result.replace(whole, () => `\`${back}\``)
  }
  return result
}

/** The pages' inline scripts, which are texts in the source, are minified in the build: each page sends them. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/app\/.*\.tsx?$/.test(id.replaceAll('\\', '/')) || !code.includes('/* script */')) return null
      return { code: await minifiedScripts(code), map: null }
    },
  }
}
