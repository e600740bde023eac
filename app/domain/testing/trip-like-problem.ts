// Test support: a made-up problem for the solver that has all that one of a trip has.
import type { Problem } from '~/domain/planning/solver/problem'
import { seeded } from '~/domain/seeded-random'

/** Forty visits at thirty sites on three days: meals, packs, groups, goals, resources of every kind. */
export function tripLike(seed: number, mandatoryKinds: number): Problem {
  const random = seeded(seed)
  const sites = 31
  const at = Array.from({ length: sites }, () => [random() * 100, random() * 100])
  const minutes = Float64Array.from(
    at.flatMap(([x = 0, y = 0]) => at.map(([u = 0, v = 0]) => Math.round(Math.hypot(x - u, y - v) / 2))),
  )
  const days = [0, 1, 2].map((day) => ({
    from: 30 * day,
    to: 600,
    startSite: 0,
    endSite: 0,
    fewest: 3 - day,
    ...(day === 1 && { idleFrom: 60 }),
  }))
  const visits = Array.from({ length: 40 }, (_, index) => {
    const site = 1 + (index % 30)
    const opens = Math.floor(random() * 250)
    const mandatoryKind = index < 12 && mandatoryKinds > 0 ? index % mandatoryKinds : undefined
    return {
      site,
      ...(index >= 36 && { sameAs: 5 }),
      ...(mandatoryKind !== undefined && { mandatoryKind }),
      minutes: 20 + 5 * (index % 5),
      scores: days.map((_, day) => 10 + ((index * 7 + day) % 23)),
      starts: days.map((_, day) =>
        mandatoryKind !== undefined
          ? [{ from: 200 * mandatoryKind, to: 200 * mandatoryKind + 150 }]
          : (index + day) % 9 === 0
            ? []
            : [
                { from: opens, to: opens + 90 },
                { from: opens + 200, to: opens + 320 },
              ],
      ),
      uses: [index % 6, index % 4 === 0 ? 1 : 0, mandatoryKind === undefined ? 1 : 0],
      ...(index % 10 === 3 && { pack: 1 }),
      goals: index % 8 === 0 ? [0] : index % 8 === 1 ? [1, 0] : [],
    }
  })
  return {
    days,
    visits,
    sites,
    minutes,
    length: minutes,
    legCost: minutes.map((each) => each / 8),
    resources: [
      { limit: 30, legs: minutes.map((each) => each / 10), legCap: 12 },
      { limit: 2 },
      { limit: 6 },
    ],
    packed: 0,
    mandatoryKinds,
    goals: [
      { target: 3, bonus: 15 },
      { target: 1, bonus: 30 },
    ],
    groups: [
      { sites: [3, 7, 11], bonus: 12 },
      { sites: [14, 20], bonus: 25 },
    ],
    fewestBonus: 18,
    idleCost: (idle) => (idle <= 0 ? 0 : idle / 10 + Math.max(0, idle - 45) / 2),
    shapeCost: (ratio, path) => 40 * Math.max(0, ratio - 1.1) + path.length / 4,
    mandatoryReward: 500,
  }
}
