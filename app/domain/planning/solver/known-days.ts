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

const none = { gain: new Float64Array(0), position: new Int16Array(0) }

/** The room of a search that has ended. What is in it is never read: each day begins with nothing known. */
let spare = none

/**
 * Days that a search has seen, of which later ones take the place. A search takes a day apart and puts it together again thousands of
 * times, and a third of what it asks about a day was asked before, when the day had the same visits in the same order.
 */
export class KnownDays {
  /** The most that adding a visit to a day gains; not a number where nobody asked yet. */
  gain = new Float64Array(0)
  /** Where it goes then. */
  position = new Int16Array(0)
  /** Two for each number that the visits come to, the one that was asked for last first. */
  private readonly days: (KnownDay | undefined)[]
  private readonly pairs: number
  private used = 0

  /** @param count How many visits there are to choose from. */
  constructor(private readonly count: number) {
    this.pairs = Math.max(fewest, Math.floor(room / Math.max(1, count))) >> 1
    this.days = new Array(2 * this.pairs).fill(undefined)
  }

  of(day: number, visits: readonly number[]): KnownDay {
    let key = day + 1
    for (let at = 0; at < visits.length; at++) {
      key = Math.imul(key ^ visits[at]!, 0x9e3779b1)
      key ^= key >>> 15
    }
    const { days } = this
    const at = 2 * ((key >>> 0) % this.pairs)
    const last = days[at]
    if (last && isOf(last, day, visits)) return last
    const other = days[at + 1]
    const known = !other
      ? { visits, day, at: -1, asked: false, shapeCost: undefined }
      : isOf(other, day, visits)
        ? other
        : emptied(other, day, visits)
    days[at] = known
    days[at + 1] = last
    return known
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

  /** Nothing is asked any more: the next search has the room. */
  end(): void {
    if (this.gain.length > spare.gain.length) spare = { gain: this.gain, position: this.position }
  }

  private grow(): void {
    const cells = Math.max(2 * this.gain.length, 16 * this.count)
    const { gain, position } =
      spare.gain.length >= cells ? spare : { gain: new Float64Array(cells), position: new Int16Array(cells) }
    if (gain === spare.gain) spare = none
    gain.set(this.gain)
    position.set(this.position)
    this.gain = gain
    this.position = position
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
