/** CPU time of this thread in milliseconds, where Node tells it (from 23.9); the clock on the wall elsewhere. */
export function cpuTime(): number {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => { user: number; system: number } }
  if (!threadCpuUsage) return performance.now()
  const { user, system } = threadCpuUsage()
  return (user + system) / 1000
}
