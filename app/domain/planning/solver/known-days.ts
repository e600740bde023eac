// biome-ignore-all lint/style/noNonNullAssertion: indices are in range by construction, and this is the innermost loop

/** What was found out about a day with certain visits. */
export interface KnownDay {
  visits: readonly number[]
  day: number
  /** Where its gains begin in the lists of all; -1 before anybody asked for one. */
  at: number
  asked: boolean
  shapeCost: number | undefined
}

/** Most gains that one search remembers: 1 MB. */
const room = 100_000
const fewest = 64

/**
 * The days that a search has seen, those that it saw last at the end. A search takes a day apart and puts it together again thousands of
 * times, and a third of what it asks about a day was asked before, when the day had the same visits in the same order.
 */
export class KnownDays {
  /** The most that adding a visit to a day gains; not a number where nobody asked yet. */
  gain = new Float64Array(0)
  /** Where it goes then. */
  position = new Int16Array(0)
  private readonly days = new Map<number, KnownDay>()
  private readonly most: number
  private used = 0

  /** @param count How many visits there are to choose from. */
  constructor(private readonly count: number) {
    this.most = Math.max(fewest, Math.floor(room / Math.max(1, count)))
  }

  of(day: number, visits: readonly number[]): KnownDay {
    let key = day + 1
    for (let at = 0; at < visits.length; at++) {
      key = Math.imul(key ^ visits[at]!, 0x9e3779b1)
      key ^= key >>> 15
    }
    const known = this.days.get(key)
    if (known) {
      this.days.delete(key)
      this.days.set(key, known)
      return isOf(known, day, visits) ? known : emptied(known, day, visits)
    }
    const made =
      this.days.size < this.most
        ? { visits, day, at: -1, asked: false, shapeCost: undefined }
        : emptied(this.oldest(), day, visits)
    this.days.set(key, made)
    return made
  }

  /** Makes room for the gains of a day. */
  ask(known: KnownDay): void {
    if (known.at < 0) {
      known.at = this.used
      this.used += this.count
      if (this.used > this.gain.length) this.grow()
    }
    this.gain.fill(Number.NaN, known.at, known.at + this.count)
    known.asked = true
  }

  private grow(): void {
    const cells = Math.max(2 * this.gain.length, 16 * this.count)
    const gain = new Float64Array(cells)
    gain.set(this.gain)
    const position = new Int16Array(cells)
    position.set(this.position)
    this.gain = gain
    this.position = position
  }

  /** Takes out the day that was seen longest ago. */
  private oldest(): KnownDay {
    const [first] = this.days
    const [key, known] = first!
    this.days.delete(key)
    return known
  }
}

function isOf(known: KnownDay, day: number, visits: readonly number[]): boolean {
  if (known.day !== day || known.visits.length !== visits.length) return false
  for (let at = 0; at < visits.length; at++) if (known.visits[at] !== visits[at]) return false
  return true
}

/** The same room for another day. */
function emptied(known: KnownDay, day: number, visits: readonly number[]): KnownDay {
  known.visits = visits
  known.day = day
  known.asked = false
  known.shapeCost = undefined
  return known
}
