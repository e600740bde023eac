// @ts-check
// Why a page loads what it loads: the modules that take the most room, each with the imports that lead to it.

/**
 * @typedef {{ id: string, bytes: number, imports: string[], file: string }} Module
 * `bytes` after unused code was left out, before names were made short; `imports` that are loaded at once; `file` of the build.
 */

/**
 * The modules of `files` that take `least` bytes or more, largest first, each with the shortest way of imports from one of `starts`.
 * @param {Module[]} modules
 * @param {{ files: ReadonlySet<string>, starts: string[], least: number }} options
 * @returns {{ id: string, bytes: number, why: string[] }[]}
 */
export function largeModules(modules, { files, starts, least }) {
  const known = new Map(modules.map((module) => [module.id, module]))
  /** @type {Map<string, string | null>} */
  const importer = new Map(starts.map((id) => [id, null]))
  for (const id of importer.keys())
    for (const imported of known.get(id)?.imports ?? [])
      if (!importer.has(imported)) importer.set(imported, id)
  return modules
    .filter(({ bytes, file }) => bytes >= least && files.has(file))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ id, bytes }) => ({ id, bytes, why: wayTo(id, importer) }))
}

/**
 * From the page to the module. Empty where no import leads to it: then another module of its file is needed.
 * @param {string} id
 * @param {Map<string, string | null>} importer
 */
function wayTo(id, importer) {
  /** @type {string[]} */
  const way = []
  for (let at = importer.get(id); at; at = importer.get(at)) way.unshift(at)
  return way
}
