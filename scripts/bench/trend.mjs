// @ts-check
// docs/trend.md: a row for each run of `npm run bench -- --write`, so that a slip is seen.

/**
 * The columns, by name, each with the digits after its point.
 * @type {readonly (readonly [name: string, digits: number])[]}
 */
export const columns = [
  ['empty route', 1],
  ['/', 1],
  ['/planner', 1],
  ['/api/destinations', 1],
  ['shared, 10 days', 1],
  ['shared, first view', 0],
  ['start', 0],
  ['10 days', 0],
  ['30 days', 0],
  ['3 places', 0],
  ['Worker, kB', 1],
  ['planner, kB', 1],
]

/**
 * @param {string} page docs/trend.md
 * @param {{ date: string, commit: string, load: number, figures: Record<string, number | undefined> }} run
 * @returns {string} The page with one row more, behind the last.
 */
export function withRun(page, { date, commit, load, figures }) {
  const cells = columns.map(([name, digits]) => figures[name]?.toFixed(digits) ?? '–')
  const row = `| ${[date, commit, load.toFixed(1), ...cells].join(' | ')} |`
  const lines = page.trimEnd().split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('|'))
  return `${lines.toSpliced(last + 1, 0, row).join('\n')}\n`
}
