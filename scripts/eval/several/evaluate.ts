import { readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { withSection } from '../sections'
import type { SeveralRow } from './run-several'
import { severalSection } from './section'
import type { SeveralShare } from './worker'

interface Options extends Omit<SeveralShare, 'thread'> {
  print: boolean
}

/** Runs the evaluation of trips to several places and tells what failed; writes its part of the page, or prints it. */
export async function evaluateSeveral({ print, ...share }: Options): Promise<boolean> {
  const lists = await Promise.all(
    Array.from({ length: share.threads }, (_, thread) => runShare({ ...share, thread })),
  )
  const found = lists.flat().sort((a, b) => a.index - b.index)
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

function runShare(share: SeveralShare): Promise<{ index: number; row: SeveralRow }[]> {
  return new Promise((resolve, reject) => {
    const rows: { index: number; row: SeveralRow }[] = []
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share })
    worker.on('message', (row: (typeof rows)[number]) => {
      rows.push(row)
      if (share.thread === 0 && rows.length % 25 === 0)
        process.stderr.write(`${rows.length * share.threads}\n`)
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve(rows))
  })
}
