// @ts-check
// Finds modules that are in a bundle more than once.

/** Helpers that Rollup makes beside a CommonJS file: they hold references to it, not its code. */
const HELPER = /\?commonjs-(module|exports|proxy|es-import|external)$/

/** Not a duplicate: the ES module imports its registry from the CommonJS file, so that both formats share it. */
const FACADES = ['openai/internal/auth/x509-transport-state']

/**
 * Duplicates: a file under two ids (as with a query behind its name), or a file of a package in two places or
 * two formats, as when one importer gets the package's ES modules and another its CommonJS.
 * @param {string[]} ids Paths from the root of the repository, as the bundler knows them.
 * @returns {string[]} A line for each, with all the ids.
 */
export function modulesThereTwice(ids) {
  /** @type {Map<string, string[]>} */
  const byFile = new Map()
  for (const id of ids) {
    if (HELPER.test(id)) continue
    const file = fileOf(id)
    byFile.set(file, [...(byFile.get(file) ?? []), id])
  }
  return [...byFile]
    .filter(([file, same]) => same.length > 1 && !FACADES.includes(file))
    .map(([file, same]) => `${file}: ${same.join(', ')}`)
}

/**
 * The same name for the same thing: a path without query, and of a package the path inside of it without the parts that
 * only name a format.
 * @param {string} id
 */
function fileOf(id) {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '')
  const [, inPackage] = path.match(/.*node_modules\/(.*)$/) ?? []
  if (inPackage === undefined) return path
  return inPackage
    .replace(/\/(dist|lib|build)\//, '/')
    .replace(/\/(esm|cjs|module|mjs|commonjs)\//, '/')
    .replace(/\.(m|c)?js$/, '')
}
