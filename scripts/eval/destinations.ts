import '../test-setup/kitchen-homes'
import { readdirSync, readFileSync } from 'node:fs'
import { Destination } from '../../app/domain/catalogue/destination'
import { holidaysOf } from '../holidays'

let read: Destination[] | undefined

/** Every destination of the catalogue as the product sees it: with the public holidays that the build adds. Read once. */
export function readDestinations(): Destination[] {
  read ??= readFiles()
  return read
}

function readFiles(): Destination[] {
  return readdirSync('catalogue')
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const destination = Destination.parse(JSON.parse(readFileSync(`catalogue/${name}`, 'utf8')))
      const holidays = holidaysOf(destination)
      return { ...destination, ...(holidays && { holidays }) }
    })
}
