/** A folded name and the place that it names. */
export interface Entry<P> {
  name: string
  place: P
  /** Whether it is the place's own name or a visitor's name for it, not a name in another language. */
  own: boolean
}

/** Entries sorted by name, cut into shards; each shard knows the first name it may contain. */
export interface Cut<P> {
  start: string
  entries: Entry<P>[]
}

/**
 * Cuts sorted entries into shards of at most `most`, and only between different letters. Names with the same prefix are
 * all in one shard, or the prefix is listed in `torn`.
 */
export function cut<P>(entries: readonly Entry<P>[], most: number): { cuts: Cut<P>[]; torn: Cut<P>[] } {
  const torn: Cut<P>[] = []
  const split = (part: readonly Entry<P>[], prefix: string): Cut<P>[] => {
    if (part.length <= most) return [{ start: prefix, entries: [...part] }]
    torn.push({ start: prefix, entries: [...part] })
    const groups: Cut<P>[] = []
    for (const entry of part) {
      const start = entry.name.slice(0, prefix.length + 1)
      const last = groups.at(-1)
      if (last?.start === start) last.entries.push(entry)
      else groups.push({ start, entries: [entry] })
    }
    // Names that are equal to the prefix cannot be cut further.
    const pieces = groups.flatMap((group) =>
      group.start === prefix ? [group] : split(group.entries, group.start),
    )
    return merge(pieces, most)
  }
  return { cuts: split(entries, ''), torn }
}

function merge<P>(pieces: readonly Cut<P>[], most: number): Cut<P>[] {
  const merged: Cut<P>[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if (last && last.entries.length + piece.entries.length <= most) last.entries.push(...piece.entries)
    else merged.push({ start: piece.start, entries: [...piece.entries] })
  }
  return merged
}
