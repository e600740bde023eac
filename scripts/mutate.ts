// Whether the tests of the domain notice a fault: `npm run mutate -- [--room NAME]... [--seed S] [--sample N]
// [--concurrency C] [--write]`. Stryker changes one spot of the code at a time (a mutant) and runs the tests of that room;
// a mutant that no test notices has survived. The seed chooses which mutants are tried: the same seed on the same code
// tries the same ones. With --write the table goes to docs/mutation.md. A full run takes an hour or more.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { seeded } from '../app/domain/seeded-random'
import { asMarkdown } from './mutate/report'
import { rooms } from './mutate/rooms'
import { type RoomResult, runRoom } from './mutate/run-room'

const { values } = parseArgs({
  options: {
    room: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '100' },
    concurrency: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
})
const names = rooms.map(({ name }) => name)
const unknown = values.room?.filter((name) => !names.includes(name)) ?? []
if (unknown.length > 0) {
  console.error(`No such room: ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  process.exit(2)
}
const seed = Number(values.seed)
const results: RoomResult[] = []
for (const room of rooms) {
  if (values.room && !values.room.includes(room.name)) continue
  console.log(`\n── ${room.name}`)
  // Each room has its own random numbers, so that it tries the same mutants with and without the others.
  const result = await runRoom(room, {
    size: Number(values.sample),
    random: seeded(seed),
    concurrency: Number(values.concurrency),
  })
  for (const line of result.survived) console.log(`survived  ${line}`)
  results.push(result)
}
console.table(results.map(({ survived, ...counts }) => ({ ...counts, survived: survived.length })))
if (values.write) {
  const page = 'docs/mutation.md'
  const before = existsSync(page) ? readFileSync(page, 'utf8') : ''
  writeFileSync(page, asMarkdown(results, before, { seed, date: new Date() }))
}
