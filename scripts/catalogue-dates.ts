// Notes when each destination's file was last changed, for the site map: `npm run catalogue:dates` after an edit of the catalogue.
import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { type ChangeDates, contentHash, datesFile, readDates } from './change-dates'

const ids = readdirSync('catalogue')
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))
  .sort()
const known = readDates()
let renewed = 0
const dates: ChangeDates = {}
for (const id of ids) {
  const hash = contentHash(id)
  const before = known[id]
  if (before?.hash !== hash) renewed++
  dates[id] = before?.hash === hash ? before : { date: changedOn(id), hash }
}
const rows = Object.entries(dates).map(([id, change]) => `  ${JSON.stringify(id)}: ${JSON.stringify(change)}`)
writeFileSync(datesFile, `{\n${rows.join(',\n')}\n}\n`)
console.log(`${datesFile}: ${ids.length} destinations, ${renewed} changed`)

/** The date of the last commit, or today where the files have been edited since. */
function changedOn(id: string): string {
  const files = [`catalogue/${id}.json`, `catalogue/names/${id}.json`]
  const git = (...args: string[]) =>
    spawnSync('git', [...args, '--', ...files], { encoding: 'utf8' }).stdout.trim()
  const committed = git('status', '--porcelain') === '' && git('log', '-1', '--format=%cs')
  return committed || new Date().toISOString().slice(0, 10)
}
