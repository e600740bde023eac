// Compares every opening-hours text of the catalogue with the package `opening_hours`, for every minute of a year:
// `npm run eval:hours -- [--year YYYY] [--print]`. Writes its section of docs/evaluation.md, or prints it.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withSection } from './eval/sections'
import { compareHours } from './opening-hours/compare'
import { hoursSection } from './opening-hours/section'

const page = 'docs/evaluation.md'
const { values } = parseArgs({
  options: { year: { type: 'string', default: '2027' }, print: { type: 'boolean', default: false } },
})
const section = hoursSection(compareHours(Number(values.year)))
if (values.print) console.log(section)
else writeFileSync(page, withSection(readFileSync(page, 'utf8'), section))
