import { readFileSync, writeFileSync } from 'node:fs'
import { inThreads } from '../in-threads'
import { withSection } from '../sections'
import type { SeveralRow } from './run-several'
import { severalSection } from './section'
import type { SeveralShare } from './worker'

interface Options extends Omit<SeveralShare, 'thread'> {
  print: boolean
}

/** Runs the evaluation of trips to several places and tells what failed; writes its part of the page, or prints it. */
export async function evaluateSeveral({ print, ...share }: Options): Promise<boolean> {
  const reported = await inThreads<{ index: number; row: SeveralRow }>(
    new URL('./worker.ts', import.meta.url),
    share,
    (_, { thread, rows }) => {
      if (thread === 0 && rows % 25 === 0) console.error(`${rows * share.threads}`)
    },
  )
  const found = reported.sort((a, b) => a.index - b.index)
  for (const { index, row } of found) {
    const asked = `${index} ${(row.request.places ?? []).map(({ destinationId, nights }) => `${destinationId} ${nights ?? '–'}`).join(', ')}: ${row.request.days} days from ${row.request.startDate}`
    for (const { id, evidence } of row.failed) console.error(`${asked}\n  ${id}: ${evidence}`)
    if (row.crash !== undefined) console.error(`${asked}\n  ${row.crash}`)
    if (print && row.refusal !== undefined) console.error(`${asked}\n  refused: ${row.refusal}`)
    if ((row.nightsOverBest ?? 1) < 0.99)
      console.error(`${asked}\n  nights are worth ${row.nightsOverBest} of the best: ${row.nights}`)
    if ((row.orderOverBest ?? 1) > 1)
      console.error(`${asked}\n  journeys are ${row.orderOverBest} of the best order's`)
  }
  const rows = found.map(({ row }) => row)
  const section = severalSection(rows, share)
  const file = 'docs/evaluation.md'
  if (print || share.only.length > 0) console.log(section)
  else writeFileSync(file, withSection(readFileSync(file, 'utf8'), section))
  return rows.every(({ failed, crash }) => failed.length === 0 && crash === undefined)
}
