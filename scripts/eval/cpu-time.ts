import { existsSync, readFileSync } from 'node:fs'

/** What Linux tells of the thread that reads it: nanoseconds on a processor, then two other figures. */
const ofThread = '/proc/thread-self/schedstat'
const isTold = existsSync(ofThread)

/** CPU time of this thread in milliseconds, where Node (from 23.9) or Linux tells it; the clock on the wall elsewhere. */
export function cpuTime(): number {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => { user: number; system: number } }
  if (threadCpuUsage) {
    const { user, system } = threadCpuUsage()
    return (user + system) / 1000
  }
  return isTold ? Number(readFileSync(ofThread, 'utf8').split(' ')[0]) / 1_000_000 : performance.now()
}
