// Reads catalogue files and prints what is wrong with them: `npx tsx scripts/check-catalogue.ts [file …]`.
import { readdirSync, readFileSync } from 'node:fs'
import { catalogueFaults } from '../app/domain/catalogue/catalogue-faults'

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
  const faults = catalogueFaults(input)
  const places = (input as { places?: unknown[] }).places?.length ?? 0
  console.log(`${file}: ${places} places, ${faults.length} faults`)
  for (const fault of faults.slice(0, 60)) console.log(`  ${fault}`)
  total += faults.length
}
process.exitCode = total > 0 ? 1 : 0
