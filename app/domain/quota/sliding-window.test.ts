import { describe, expect, it } from 'vitest'
import { seeded } from '~/domain/seeded-random'
import { admitted, type Bucket, bucketAt, countsUntil } from './sliding-window'

const window = 600
const length = window * 1000
const most = 20

/** A subject that asks at each of these times; those that were admitted. */
function run(times: number[]): number[] {
  let buckets: Bucket[] = []
  return times.filter((now) => {
    const bucket = bucketAt(now, window)
    buckets = buckets.filter((one) => countsUntil(one.bucket, window) > now)
    if (admitted(buckets, { most, window, now, wanted: 1 }).granted === 0) return false
    const there = buckets.find((one) => one.bucket === bucket)
    if (there) there.count++
    else buckets.push({ bucket, count: 1 })
    return true
  })
}

/** The most of these times in a span of the window's length. */
const mostAtOnce = (times: number[]) =>
  Math.max(...times.map((first) => times.filter((time) => time >= first && time < first + length).length))

describe('a limit over a sliding window', () => {
  it('lets no more pass around the end of a window', () => {
    const burst = Array.from({ length: 50 }, (_, index) => length - 1000 + index * 40)
    expect(run(burst)).toHaveLength(most)
  })

  it('is never passed in any time of its length, however calls come', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = seeded(seed)
      let now = 0
      const times = Array.from({ length: 600 }, () => {
        now += random() < 0.1 ? random() * 200_000 : random() * 8000
        return now
      })
      const passed = run(times)
      expect(mostAtOnce(passed)).toBeLessThanOrEqual(most)
      expect(passed.length).toBeGreaterThan(most)
    }
  })

  it('takes nothing away from who stays below it', () => {
    const steady = Array.from({ length: 200 }, (_, index) => (index * length * 1.15) / most)
    expect(run(steady)).toHaveLength(steady.length)
  })

  it('says when the next one passes, and it does', () => {
    const times = Array.from({ length: most }, (_, index) => index * 5000)
    const buckets = [0, 1].map((bucket) => ({
      bucket,
      count: times.filter((time) => bucketAt(time, window) === bucket).length,
    }))
    const { granted, again } = admitted(buckets, { most, window, now: 100_000, wanted: 1 })
    expect(granted).toBe(0)
    expect(again).toBe(660_000)
    expect(admitted(buckets, { most, window, now: again, wanted: 1 }).granted).toBe(1)
    expect(admitted(buckets, { most, window, now: again - 1, wanted: 1 }).granted).toBe(0)
  })

  it('gives a part of what is asked for at once', () => {
    const buckets = [{ bucket: 0, count: most - 3 }]
    expect(admitted(buckets, { most, window, now: 1000, wanted: 8 }).granted).toBe(3)
  })
})
