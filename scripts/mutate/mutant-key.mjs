// @ts-check

/** @typedef {{ line: number, column: number }} Place */
/** @typedef {{ start: Place, end: Place }} Span */
/** @typedef {{ fileName: string, mutatorName: string, replacement?: string, location: Span }} KeyedMutant */

/**
 * The same for the same change to the same code, whatever folder the code has been copied to.
 * @param {KeyedMutant} mutant
 */
export function mutantKey({ fileName, mutatorName, replacement, location }) {
  const path = fileName.replaceAll('\\', '/').replace(/^.*?(?=app\/)/, '')
  const { start, end } = location
  const span = `${start.line}:${start.column}-${end.line}:${end.column}`
  return [path, span, mutatorName, replacement].join('|')
}
