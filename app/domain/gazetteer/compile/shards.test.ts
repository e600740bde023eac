import { describe, expect, it } from 'vitest'
import { shardOf } from '~/domain/gazetteer/gazetteer'
import { cut, type Entry } from './shards'

const names = 'abc aba abd b bar barb bark barn ca cb cc san sana sanb sanc sand xa'.split(' ').sort()
const entries = names.map((name): Entry<string> => ({ name, place: name, own: true }))

describe('cutting names into shards', () => {
  const { cuts, torn } = cut(entries, 3)
  const starts = cuts.map(({ start }) => start)

  it('keeps every name, in order', () => {
    expect(cuts.flatMap((piece) => piece.entries.map(({ name }) => name))).toEqual(names)
    expect(starts).toEqual([...starts].sort())
  })

  it('has all names of a beginning in one shard, or lists the beginning as torn', () => {
    const beginnings = new Set(names.flatMap((name) => [...name].map((_, at) => name.slice(0, at + 1))))
    for (const beginning of beginnings) {
      const shard = shardOf(starts, beginning)
      const all = names.filter((name) => name.startsWith(beginning))
      const there = cuts[shard ?? -1]?.entries
        .map(({ name }) => name)
        .filter((name) => name.startsWith(beginning))
      if (shard === null) expect(torn.map(({ start }) => start)).toContain(beginning)
      else expect(there, beginning).toEqual(all)
    }
  })

  it('makes no shard larger than asked where letters tell names apart', () => {
    for (const { entries } of cuts) expect(entries.length).toBeLessThanOrEqual(3)
  })
})
