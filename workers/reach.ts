import type { Reached } from '~/load-context'
import type { Env } from './env'

/** Longest wait for a service, and how long its answer is reused; milliseconds. */
const patience = 2000
const kept = 5000

let last: { at: number; reached: Reached } | undefined

/** Whether the database, the cache and the generators answer. Anybody may ask, so answers are reused for some seconds. */
export async function reach(env: Env, now: number): Promise<Reached> {
  if (last && now - last.at >= 0 && now - last.at < kept) return last.reached
  const [database, cache, generator, places] = await Promise.all([
    answers(() => env.DB.prepare('SELECT 1').first()),
    answers(() => env.CACHE.get('health')),
    answers(() => env.GENERATOR.get(env.GENERATOR.idFromName('health')).latest()),
    // Without the binding there are no imported places to reach.
    answers(async () => env.PLACES?.head('index.json')),
  ])
  const reached = { database, cache, generator, places }
  last = { at: now, reached }
  return reached
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  try {
    return await Promise.race([ask().then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
