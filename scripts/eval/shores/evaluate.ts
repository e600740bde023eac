import { readFileSync, writeFileSync } from 'node:fs'
import { waters } from '../../../catalogue/truth/shores'
import { readDestinations } from '../destinations'
import { inThreads } from '../in-threads'
import { withSection } from '../sections'
import type { ShoresRow, ShoresShare } from './worker'

interface Options extends Omit<ShoresShare, 'thread'> {
  print: boolean
}

/** Plans trips to towns at the water, and tells every walk that leads over it; writes its part of the page, or prints it. */
export async function evaluateShores({ print, ...share }: Options): Promise<boolean> {
  const rows = await inThreads<ShoresRow>(new URL('./worker.ts', import.meta.url), share, (row, done) => {
    for (const walk of row.walks?.wet ?? []) console.error(`${row.town}, trip ${row.index}, ${walk}`)
    if (done.thread === 0 && done.rows % 50 === 0)
      console.error(`${row.town}: ${done.rows * share.threads} of ${share.trips * share.towns.length}`)
  })
  const section = shoresSection(rows, share)
  const file = 'docs/evaluation.md'
  if (print) console.log(section)
  else writeFileSync(file, withSection(readFileSync(file, 'utf8'), section))
  return rows.every(({ walks }) => (walks?.wet.length ?? 0) === 0)
}

function shoresSection(rows: ShoresRow[], { towns, trips, seed }: Omit<ShoresShare, 'thread'>): string {
  const names = new Map(readDestinations().map(({ id, name }) => [id, name]))
  const lines = towns.map((town) => {
    const asked = rows.filter((row) => row.town === town)
    const planned = asked.flatMap(({ walks }) => walks ?? [])
    const sum = (count: (walks: (typeof planned)[number]) => number) =>
      planned.reduce((all, walks) => all + count(walks), 0)
    const counts = [
      waters.filter((water) => water.town === town).length,
      planned.length,
      sum(({ days }) => days),
      sum(({ walks }) => walks),
      sum(({ around }) => around),
      sum(({ wet }) => wet.length),
    ]
    return `| ${names.get(town) ?? town} | ${counts.join(' | ')} |`
  })
  return `## Walks at the water

Written by \`npm run eval -- --shores --trips ${trips} --seed ${seed}\`. ${trips} trips to each town, in all months, of one to seven days, with every budget
and random interests and filters. Every walk of each day, from the base, between stops and back, is held against banks and inlets that were drawn for
this (\`catalogue/truth/shores.ts\`), without looking at the catalogue's barriers. A walk whose straight line leads over water must be as long as the
shortest dry way. Trips whose wishes cannot be met together are not planned. Wet must be 0.

| town | pieces of water | planned | days | walks | around or over a bridge | wet |
|---|--:|--:|--:|--:|--:|--:|
${lines.join('\n')}
`
}
