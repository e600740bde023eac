import type { Interest, TravelStyle } from '~/domain/catalogue/place'
import { interests as allInterests } from '~/domain/catalogue/vocabulary'
import type { Said } from '~/domain/message'
import type { PlanRequest } from '~/domain/request/plan-request'
import type { Random } from '~/domain/seeded-random'
import { tell } from '../sentences'
import { type Kind, type KindId, kinds } from './kinds'
import { shuffled } from './words'

/** Something to look for in a slot of the day. */
export interface Idea {
  title: Said
  text: Said
  interest: string
}

const ofStyle: Record<TravelStyle, Interest> = {
  Adventure: 'Adventure',
  Cultural: 'Art',
  Relaxation: 'Nature & Outdoors',
  Nature: 'Nature & Outdoors',
  Urban: 'Architecture',
  Historical: 'History',
  Photography: 'Photography',
}

/** Hands out ideas, those asked for first and each once; when all have been had, another of the same kind. */
export class Ideas {
  private readonly groups: Kind[][]
  private readonly wishes: string[]
  private readonly used = new Map<KindId, number>()

  constructor(request: PlanRequest, random: Random) {
    const asked = request.interests.flatMap((wish) => known(wish) ?? [])
    const styles = request.filters.travelStyle.map((style) => ofStyle[style])
    const first = [...new Set([...asked, ...styles])]
    const rest = allInterests.filter((interest) => !first.includes(interest))
    const list = (interest: Interest) =>
      shuffled(
        kinds.filter((kind) => kind.interest === interest),
        random,
      )
    this.groups = [byTurns(first.map(list)), byTurns(rest.map(list))]
    this.wishes = request.interests.filter((wish) => !known(wish))
  }

  /** An idea for a part of the day in a town of so many people. */
  next(population: number, part: 'morning' | 'afternoon', lit: boolean): Idea {
    const wish = this.wishes.shift()
    if (wish !== undefined) return ofWish(wish)
    const fits = ({ from, best, outdoor }: Kind) =>
      from <= population && (best === null || best === part) && (lit || !outdoor)
    return this.least(this.groups.map((group) => group.filter(fits)))
  }

  /** For after dinner; null where nobody asked for the night, or the town is too small for it. */
  nextEvening(population: number): Idea | null {
    const fitting = (this.groups[0] ?? []).filter(
      ({ from, best }) => from <= population && best === 'evening',
    )
    return fitting.length > 0 ? this.least([fitting]) : null
  }

  /** The first of the kinds that were had least often; what was not asked for only when that is all used up. */
  private least(groups: Kind[][]): Idea {
    for (let round = 0; ; round++) {
      for (const group of groups) {
        const kind = group.find(({ id }) => (this.used.get(id) ?? 0) <= round)
        if (!kind) continue
        const times = this.used.get(kind.id) ?? 0
        this.used.set(kind.id, times + 1)
        return ofKind(kind, times)
      }
    }
  }
}

function known(wish: string): Interest | undefined {
  return allInterests.find((interest) => interest.toLowerCase() === wish.trim().toLowerCase())
}

function ofWish(wish: string): Idea {
  return {
    title: tell('sketch.wish', { wish }),
    text: tell('sketch.wish-text', {}),
    interest: wish,
  }
}

/** An idea of a kind that was had so many times before. */
function ofKind({ id, interest }: Kind, times: number): Idea {
  const code = times === 0 ? 'sketch.kind' : times === 1 ? 'sketch.another' : 'sketch.one-more'
  return { title: tell(code, { kind: id }), text: tell('sketch.kind-text', { kind: id }), interest }
}

/** The first of each list, then the second of each, and so on. */
function byTurns<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
