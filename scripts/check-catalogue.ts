// Reads catalogue files and prints what is wrong with them: `npx tsx scripts/check-catalogue.ts [file …]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { catalogueFaults } from '../app/domain/catalogue/catalogue-faults'
import { Destination } from '../app/domain/catalogue/destination'
import { namesFaults } from '../app/domain/catalogue/travellers-names'

const files = process.argv.slice(2)
if (files.length === 0) {
  for (const name of readdirSync('catalogue')) if (name.endsWith('.json')) files.push(`catalogue/${name}`)
}
let total = 0
for (const file of files) {
  let input: unknown
  try {
    input = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    console.log(`${file}: not JSON: ${error instanceof Error ? error.message : error}`)
    total++
    continue
  }
  const faults = [...catalogueFaults(input), ...faultsOfNames(file, input)]
  const places = (input as { places?: unknown[] }).places?.length ?? 0
  console.log(`${file}: ${places} places, ${faults.length} faults`)
  for (const fault of faults.slice(0, 60)) console.log(`  ${fault}`)
  total += faults.length
}
process.exitCode = total > 0 ? 1 : 0

/** What is wrong with the names that travellers call its places, where there are some. */
function faultsOfNames(file: string, input: unknown): string[] {
  const names = file.replace(/([^/]+)$/, 'names/$1')
  const destination = Destination.safeParse(input)
  if (!existsSync(names) || !destination.success) return []
  try {
    const faults = namesFaults(JSON.parse(readFileSync(names, 'utf8')), destination.data)
    return faults.map((fault) => `${names}: ${fault}`)
  } catch (error) {
    return [`${names}: not JSON: ${error instanceof Error ? error.message : error}`]
  }
}
