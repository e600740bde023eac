/**
 * Team orienteering with time windows (Vansteenwegen et al. 2009), grown to what a day out needs: several windows a
 * day, mandatory kinds of visit that each day must have once (a meal), resources that run out within a day (metres on foot, money)
 * and goals over the whole plan. It knows nothing of travel: sites are rows of matrices, times are plain numbers.
 */
export interface Problem {
  days: Day[]
  visits: Visit[]
  /** Rows of the matrices below, which are stored row after row. */
  sites: number
  /** Time from site to site. */
  minutes: Float64Array
  /** Length of the way from site to site, which is what a day's tour is measured in. */
  length: Float64Array
  /** What a leg takes off the objective. */
  legCost: Float64Array
  resources: Resource[]
  /** The resource that the visits of a pack use up once a day; not given: none. Packs are numbered from 0 to 30. */
  packed?: number
  /** How many kinds of visit each day must have once; they are numbered from 0. */
  mandatoryKinds: number
  goals: Goal[]
  /** Added for each of a day's first visits without a mandatory kind, up to the day's `fewest`. */
  fewestBonus: number
  /** Taken off for waiting so long between two visits; it rises with the time. */
  idleCost: (minutes: number) => number
  /**
   * Taken off for the shape of a day: how many times longer than the shortest tour of its sites its way is, 1 or more, and
   * its sites in order with where it starts and ends. Not given: 0.
   */
  shapeCost?: (ratio: number, path: readonly number[]) => number
  /** Sites that belong together; not given: none. */
  groups?: Group[]
  /** Added for each mandatory kind fulfilled; more than any other term. */
  mandatoryReward: number
}

export interface Day {
  from: number
  to: number
  startSite: number
  endSite: number
  /** Visits without a mandatory kind the day should have at least. */
  fewest: number
  /** Waiting for the first visit counts from then on; not given: never. */
  idleFrom?: number
}

/** One way to visit a site; of all visits to one site a plan holds at most one. */
export interface Visit {
  site: number
  /** The site as which it counts for that, where a place has several sites; not given: its own. */
  sameAs?: number
  mandatoryKind?: number
  minutes: number
  /** By day. */
  scores: number[]
  /** By day: when the visit may start. Spans rise and do not overlap; none is a closed day. */
  starts: Span[][]
  /** By resource. */
  uses: number[]
  /** A pack that it belongs to: of a day's visits of one pack, only the first uses up the resource that packs share. */
  pack?: number
  /** Goals this visit counts towards. */
  goals: number[]
}

/** Both ends included. */
export interface Span {
  from: number
  to: number
}

/** What a day may use up. Legs use some as well when a matrix is given, together at most `legCap`. */
export interface Resource {
  limit: number
  legs?: Float64Array
  legCap?: number
}

/** Each of the first `target` visits that count towards it adds `bonus`. */
export interface Goal {
  target: number
  bonus: number
}

/** Each day with several of `sites` adds `bonus` for every one of them but one; each day but the first with any takes `apart` off. */
export interface Group {
  sites: number[]
  bonus: number
  /** Not given: `bonus`. */
  apart?: number
}

/** A problem with its nested lists laid out flat, which is what makes a hundred thousand trial insertions cheap. */
export interface Instance {
  problem: Problem
  count: number
  site: Int32Array
  /** The site of which a plan holds one visit at most. */
  once: Int32Array
  /** -1 for none. */
  mandatoryKind: Int32Array
  minutes: Float64Array
  /** visit * days + day */
  score: Float64Array
  /** Spans of visit * days + day are those from index `spanAt[i]` up to `spanAt[i + 1]`. */
  spanAt: Int32Array
  spanFrom: Float64Array
  spanTo: Float64Array
  /** visit * resources + resource */
  use: Float64Array
  /** What a visit uses at all: the resources from index `useAt[visit]` up to `useAt[visit + 1]`, and how much of each. */
  useAt: Int32Array
  used: Int32Array
  usage: Float64Array
  /** -1 for none. */
  pack: Int32Array
  /** By resource, what a day may use, and what its legs use at most. */
  limit: Float64Array
  legCap: Float64Array
  /** Resources with a matrix of legs. */
  legResources: LegResource[]
  /** Goals of a visit are those from index `goalAt[visit]` up to `goalAt[visit + 1]`. */
  goalAt: Int32Array
  goal: Int32Array
  /** The other visits to the same site, or one that counts as the same, by visit. */
  siblings: number[][]
  /** Groups of a visit's site are those from index `groupAt[visit]` up to `groupAt[visit + 1]`. */
  groupAt: Int32Array
  group: Int32Array
  /** What goals and groups can add to a visit at most. */
  mostMore: Float64Array
  /** By group. */
  groupBonus: Float64Array
  groupApart: Float64Array
}

interface LegResource {
  index: number
  limit: number
  legs: Float64Array
  legCap: number
}

export function instance(problem: Problem): Instance {
  const { visits, days, resources, groups = [] } = problem
  const count = visits.length
  const spans = visits.flatMap(({ starts }) => days.map((_, day) => starts[day] ?? []))
  const bySite = new Map<number, number[]>()
  visits.forEach(({ site, sameAs = site }, visit) => {
    bySite.set(sameAs, [...(bySite.get(sameAs) ?? []), visit])
  })
  const uses = visits.map((visit) =>
    resources.flatMap((_, index) => (visit.uses[index] ? [{ index, amount: visit.uses[index] }] : [])),
  )
  const bySiteGroups = new Map<number, number[]>()
  groups.forEach(({ sites }, index) => {
    for (const site of new Set(sites)) bySiteGroups.set(site, [...(bySiteGroups.get(site) ?? []), index])
  })
  const groupsOf = visits.map(({ site }) => bySiteGroups.get(site) ?? [])
  return {
    problem: inOneForm(problem),
    count,
    site: Int32Array.from(visits, (visit) => visit.site),
    once: Int32Array.from(visits, ({ site, sameAs = site }) => sameAs),
    mandatoryKind: Int32Array.from(visits, (visit) => visit.mandatoryKind ?? -1),
    minutes: Float64Array.from(visits, (visit) => visit.minutes),
    score: Float64Array.from(visits.flatMap((visit) => days.map((_, day) => visit.scores[day] ?? 0))),
    spanAt: running(spans.map((list) => list.length)),
    spanFrom: Float64Array.from(spans.flat(), (span) => span.from),
    spanTo: Float64Array.from(spans.flat(), (span) => span.to),
    use: Float64Array.from(visits.flatMap((visit) => resources.map((_, index) => visit.uses[index] ?? 0))),
    useAt: running(uses.map((list) => list.length)),
    used: Int32Array.from(uses.flat(), ({ index }) => index),
    usage: Float64Array.from(uses.flat(), ({ amount }) => amount),
    pack: Int32Array.from(visits, ({ pack = -1 }) => pack),
    limit: Float64Array.from(resources, (resource) => resource.limit),
    legCap: Float64Array.from(resources, ({ legCap = Number.POSITIVE_INFINITY }) => legCap),
    legResources: resources.flatMap(({ limit, legs, legCap = Number.POSITIVE_INFINITY }, index) =>
      legs ? [{ index, limit, legs, legCap }] : [],
    ),
    goalAt: running(visits.map(({ goals }) => goals.length)),
    goal: Int32Array.from(visits.flatMap(({ goals }) => goals)),
    siblings: visits.map(({ site, sameAs = site }, visit) =>
      (bySite.get(sameAs) ?? []).filter((other) => other !== visit),
    ),
    groupAt: running(groupsOf.map((list) => list.length)),
    group: Int32Array.from(groupsOf.flat()),
    mostMore: Float64Array.from(visits, ({ goals }, visit) => {
      const bonuses = [
        ...goals.map((goal) => problem.goals[goal]?.bonus ?? 0),
        ...(groupsOf[visit] ?? []).map((group) => groups[group]?.bonus ?? 0),
      ]
      return bonuses.reduce((sum, bonus) => sum + Math.max(0, bonus), 0)
    }),
    groupBonus: Float64Array.from(groups, ({ bonus }) => bonus),
    groupApart: Float64Array.from(groups, ({ bonus, apart = bonus }) => apart),
  }
}

/** The same with all fields in one order: code that meets objects of several forms is made anew for each, and is slower. */
function inOneForm(problem: Problem): Problem {
  return {
    days: problem.days.map(({ from, to, startSite, endSite, fewest, idleFrom }) => ({
      from,
      to,
      startSite,
      endSite,
      fewest,
      idleFrom,
    })),
    visits: problem.visits,
    sites: problem.sites,
    minutes: problem.minutes,
    length: problem.length,
    legCost: problem.legCost,
    resources: problem.resources,
    packed: problem.packed,
    mandatoryKinds: problem.mandatoryKinds,
    goals: problem.goals,
    fewestBonus: problem.fewestBonus,
    idleCost: problem.idleCost,
    shapeCost: problem.shapeCost,
    groups: problem.groups,
    mandatoryReward: problem.mandatoryReward,
  }
}

/** Sums of all counts before each, and of all of them at the end. */
function running(counts: number[]): Int32Array {
  const sums = new Int32Array(counts.length + 1)
  counts.forEach((each, index) => {
    sums[index + 1] = (sums[index] ?? 0) + each
  })
  return sums
}
