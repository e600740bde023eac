// Holds an import against the catalogue's own destination of the same town: `npm run places:compare -- porto FILE`. FILE is what
// places:import wrote with --out. Prints what each lacks, how far positions are apart and whether hours agree.
import { readFileSync } from 'node:fs'
import { Destination } from '../app/domain/catalogue/destination'
import { compareTowns, comparisonTable } from './places-import/compare'

const [id, file] = process.argv.slice(2)
if (!id || !file) {
  console.error('Say which destination and which file: npm run places:compare -- porto FILE')
  process.exit(2)
}
const read = (path: string) => Destination.parse(JSON.parse(readFileSync(path, 'utf8')))
const own = read(`catalogue/${id}.json`)
console.log(comparisonTable(own.label, compareTowns(own, read(file))))
