import { Worker } from 'node:worker_threads'

/**
 * Shares a task among threads and gives all rows that they report, in no order. Each gets `share` with its own number, `thread`, as its
 * data. `onRow` hears of each row with how many of its thread there are. Rejects where a thread fails.
 */
export async function inThreads<Row>(
  worker: URL,
  share: { threads: number },
  onRow: (row: Row, done: { thread: number; rows: number }) => void = () => {},
): Promise<Row[]> {
  const run = (thread: number) =>
    new Promise<Row[]>((resolve, reject) => {
      const rows: Row[] = []
      const running = new Worker(worker, { workerData: { ...share, thread } })
      running.on('message', (row: Row) => {
        rows.push(row)
        onRow(row, { thread, rows: rows.length })
      })
      running.on('error', reject)
      running.on('exit', () => resolve(rows))
    })
  return (await Promise.all(Array.from({ length: share.threads }, (_, thread) => run(thread)))).flat()
}
