import { mean, quantile } from '../quantile'
import type { DayFigures, TripFigures } from './measure'
import { type FaultKind, faultKinds } from './reading'
import type { GuideSet } from './requests'
import type { GuideRow } from './run'

/** One line of the guide's table. */
export interface GuideLine {
  id: string
  measure: string
  aim: string
  figure: string
  /** The worst cases, the worst first. */
  worst: string[]
}

type Planned = GuideRow & { figures: TripFigures }
type CityDay = DayFigures & { row: Planned }

const mostNamed = 5
/** So many sentences are counted as the most frequent. */
const mostTemplates = 20
const nothing = '–'

/** What the planned trips come to, in the order of the table. */
export function guideLines(rows: GuideRow[]): GuideLine[] {
  const planned = rows.filter((row): row is Planned => 'figures' in row)
  const of = (...sets: GuideSet[]) => planned.filter(({ set }) => sets.includes(set))
  const plain = of('default')
  const days = daysOf(plain)
  const luxury = of('luxury')
  return [
    ...iconLines(plain, of('one day')),
    smallBudgetLine(of('small budget')),
    companionsLine(plain),
    wayLine(
      'way',
      'minutes on the way ÷ the best partition of the same stops, three days',
      '≤ 1.02, worst 1.10',
      plain,
    ),
    wayLine('way-long', 'the same, nine days', '≤ 1.04, worst 1.15', of('long')),
    shareLine('rides', 'city days with four or more rides', '≤ 4 %', days, ({ rides }) => rides >= 4),
    shareLine(
      'returns',
      'city days that come back to a quarter they had left',
      '≤ 4 %',
      days,
      ({ comesBackTo }) => comesBackTo !== null,
      ({ comesBackTo }) => comesBackTo ?? '',
    ),
    ...waitLines(days),
    shareLine(
      'breakfast',
      'breakfasts that are ridden to',
      '≤ 2 %',
      days.filter(({ breakfastIsRiddenTo }) => breakfastIsRiddenTo !== null),
      ({ breakfastIsRiddenTo }) => breakfastIsRiddenTo === true,
    ),
    ...dinnerLines(days),
    shareLine(
      'evening',
      'days with anything after dinner',
      'as pace, party and interests allow',
      days.filter(({ anythingAfterDinner }) => anythingAfterDinner !== null),
      ({ anythingAfterDinner }) => anythingAfterDinner === false,
      undefined,
      'without',
    ),
    shareLine(
      'night',
      'Shopping and Nightlife: evenings with a venue of the night from 20:00 on',
      '≥ 85 %',
      // Who leaves before dinner has no evening.
      daysOf(of('shopping and nightlife')).filter(({ dinnerStarts }) => dinnerStarts !== null),
      ({ nightVenue }) => !nightVenue,
      undefined,
      'without',
    ),
    ...luxuryLines(luxury),
    ...tableLines(plain, of('food')),
    ...mealLines(of('default', 'luxury', 'food')),
    overlapLine(
      'overlap',
      'overlap of sights, Shopping and Nightlife against Nature and History',
      '≤ 0.25',
      of('shopping and nightlife', 'nature and history'),
    ),
    overlapLine('family', 'overlap of sights, Family against adults', '≤ 0.6', of('default', 'family')),
    ...readingLines(plain),
    reasonLine(plain),
  ]
}

function daysOf(rows: Planned[]): CityDay[] {
  return rows.flatMap((row) => row.figures.days.map((day) => ({ ...day, row })))
}

/** What a reader of the plans would object to, a line for each kind. */
function readingLines(rows: Planned[]): GuideLine[] {
  return Object.entries(faultKinds).map(([kind, measure]) => {
    const found = rows.flatMap((row) =>
      row.figures.faults
        .filter((fault) => fault.kind === (kind as FaultKind))
        .map((fault) => ({ fault, row })),
    )
    const trips = new Set(found.map(({ row }) => row)).size
    return {
      id: `read-${kind.replace(' ', '-')}`,
      measure,
      aim: '0',
      figure: rows.length === 0 ? nothing : `${found.length} in ${trips} of ${rows.length} trips`,
      worst: found.map(({ fault, row }) => `${where(row)} day ${fault.day}: ${fault.what}`),
    }
  })
}

/** How much of all reasons the most frequent sentences make up. */
function reasonLine(rows: Planned[]): GuideLine {
  const counts = new Map<string, number>()
  const reasons = rows.flatMap(({ figures }) => figures.reasons)
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, mostTemplates)
  return {
    id: 'reasons',
    measure: `share of the ${mostTemplates} most frequent sentences in all reasons of these trips, names and figures left out`,
    aim: 'as few as possible',
    figure: shareOf(
      most.reduce((sum, [, count]) => sum + count, 0),
      reasons.length,
    ),
    worst: most.map(([reason, count]) => `${reason} ${count}`),
  }
}

function iconLines(plain: Planned[], oneDay: Planned[]): GuideLine[] {
  const line = (
    id: string,
    source: TripFigures['icons']['source'],
    measure: string,
    most: (icons: TripFigures['icons']) => number,
  ): GuideLine => {
    const trips = plain
      .filter(({ figures }) => figures.icons.source === source)
      .map((row) => {
        const { icons } = row.figures
        const { wanted, missing } = icons
        // A destination with fewer icons for these interests counts by its share of them.
        const share = (wanted.length - missing.length) / Math.max(1, Math.min(wanted.length, most(icons)))
        return { row, missing, found: 10 * Math.min(1, share) }
      })
    const found = trips.map((trip) => trip.found)
    return {
      id,
      measure,
      aim: 'mean ≥ 9.0, minimum 7',
      figure:
        trips.length === 0 ? nothing : `mean ${fixed(mean(found))}, minimum ${fixed(quantile(found, 0))}`,
      worst: trips
        .filter((trip) => trip.found < 9)
        .sort((a, b) => a.found - b.found)
        .map((trip) => `${where(trip.row)} without ${trip.missing.join(', ')}`),
    }
  }
  const all = ({ wanted }: TripFigures['icons']) => wanted.length
  const topFive = oneDay.map(({ figures }) => figures.topFive)
  return [
    line('icons', 'icons', 'of the ten icons for these interests', all),
    line(
      'icons-possible',
      'icons',
      'of those of the ten that the days have time for',
      ({ possible }) => possible,
    ),
    ...(plain.some(({ figures }) => figures.icons.source === 'fame')
      ? [line('icons-by-fame', 'fame', 'the same by fame, where no icons are listed', all)]
      : []),
    {
      id: 'top-five',
      measure: 'of the top five in one day',
      aim: '≥ 3.5 where hours and distance allow',
      figure:
        topFive.length === 0 ? nothing : `mean ${fixed(mean(topFive))}, median ${quantile(topFive, 0.5)}`,
      worst: oneDay
        .filter(({ figures }) => figures.topFive < 3)
        .sort((a, b) => a.figures.topFive - b.figures.topFive)
        .map((row) => `${where(row)} ${row.figures.topFive}`),
    },
  ]
}

/** What is left of the icons where tables and rides take most of the money. */
function smallBudgetLine(rows: Planned[]): GuideLine {
  const trips = rows
    .filter(({ figures }) => figures.icons.source === 'icons')
    .map((row) => {
      const { wanted, missing } = row.figures.icons
      return { row, missing, found: 10 * (1 - missing.length / Math.max(1, wanted.length)) }
    })
  const found = trips.map((trip) => trip.found)
  const left = rows.flatMap(({ figures }) => figures.faults).filter(({ kind }) => kind === 'left out').length
  return {
    id: 'small-budget',
    measure: 'small budget: of the ten icons; of the first eight, left out for sights that are none',
    aim: 'as the money allows; 0',
    figure:
      trips.length === 0
        ? nothing
        : `mean ${fixed(mean(found))}, minimum ${fixed(quantile(found, 0))}; ${left} in ${rows.length} trips`,
    worst: trips
      .filter((trip) => trip.found < 7)
      .sort((a, b) => a.found - b.found)
      .map((trip) => `${where(trip.row)} without ${trip.missing.join(', ')}`),
  }
}

function companionsLine(rows: Planned[]): GuideLine {
  const pairs = rows.flatMap((row) => row.figures.pairs.map((pair) => ({ ...pair, row })))
  const apart = pairs.filter(({ together }) => !together)
  return {
    id: 'companions',
    measure: 'companions in the trip and on the same day, of the pairs that are icons or both in the trip',
    aim: '≥ 92 %',
    figure: shareOf(pairs.length - apart.length, pairs.length),
    worst: apart.map(({ row, places }) => `${where(row)} ${places}`),
  }
}

function wayLine(id: string, measure: string, aim: string, rows: Planned[]): GuideLine {
  const ways = rows.flatMap((row) => {
    const { way } = row.figures
    return way ? [{ row, ratio: way.plan / Math.max(1, way.best), ...way }] : []
  })
  const ratios = ways.map(({ ratio }) => ratio)
  return {
    id,
    measure,
    aim,
    figure:
      ways.length === 0
        ? nothing
        : `median ${quantile(ratios, 0.5).toFixed(2)}, worst ${quantile(ratios, 1).toFixed(2)}`,
    worst: ways
      .filter(({ ratio }) => ratio > 1.02)
      .sort((a, b) => b.ratio - a.ratio)
      .map(({ row, ratio, plan, best }) => `${where(row)} ${ratio.toFixed(2)} (${plan} and ${best} min)`),
  }
}

function waitLines(days: CityDay[]): GuideLine[] {
  const minutes = days.map(({ gaps }) => gaps.reduce((sum, gap) => sum + gap.minutes, 0))
  const gaps = days
    .flatMap((day) => day.gaps.map((gap) => ({ ...gap, row: day.row })))
    .sort((a, b) => b.minutes - a.minutes)
  const over = (least: number) => gaps.filter((gap) => gap.minutes > least)
  return [
    {
      id: 'waits',
      measure: 'waits that nothing explains, minutes a day',
      aim: '≤ 30',
      figure: `median ${quantile(minutes, 0.5)}, 95 % under ${quantile(minutes, 0.95)}`,
      worst: days
        .map((day, index) => ({ day, minutes: minutes[index] ?? 0 }))
        .sort((a, b) => b.minutes - a.minutes)
        .filter((each) => each.minutes > 60)
        .map((each) => `${where(each.day.row)} day ${each.day.day} ${each.minutes} min`),
    },
    {
      id: 'gaps',
      measure: 'such waits over 45 and over 90 minutes',
      aim: 'none',
      figure: `${over(45).length} and ${over(90).length} on ${days.length} days`,
      worst: over(45).map((gap) => `${where(gap.row)} day ${gap.day} ${gap.minutes} min, ${gap.around}`),
    },
  ]
}

/** Countries whose dinner has an aim, with it. */
const dinnerAims: Record<string, string> = {
  Spain: '20:45 to 21:30',
  Italy: '19:45 to 20:30',
  Japan: '18:30 to 19:30',
}

function dinnerLines(days: CityDay[]): GuideLine[] {
  const starts = (country: string) =>
    days.flatMap(({ row, dinnerStarts }) =>
      row.country === country && dinnerStarts !== null ? [dinnerStarts] : [],
    )
  const median = (country: string) => quantile(starts(country), 0.5)
  const middle = (country: string) => clock(median(country))
  const others = [...new Set(days.map(({ row }) => row.country))]
    .filter((country) => !dinnerAims[country] && starts(country).length > 0)
    .sort((a, b) => median(a) - median(b))
  const medians = others.map(median)
  return [
    ...Object.entries(dinnerAims).map(([country, aim]) => ({
      id: `dinner-${country.toLowerCase()}`,
      measure: `dinner, median, ${country}`,
      aim,
      figure: starts(country).length === 0 ? nothing : middle(country),
      worst: [],
    })),
    {
      id: 'dinner-others',
      measure: 'dinner, earliest and latest median of another country',
      aim: 'each its own',
      figure:
        others.length === 0 ? nothing : `${clock(Math.min(...medians))} to ${clock(Math.max(...medians))}`,
      worst: others.map((country) => `${country} ${middle(country)}`),
    },
  ]
}

function luxuryLines(rows: Planned[]): GuideLine[] {
  const dinners = rows.flatMap((row) =>
    row.figures.tables.flatMap(({ underMedianDinner, name }) =>
      underMedianDinner === null ? [] : [{ row, cheap: underMedianDinner, name }],
    ),
  )
  const days = daysOf(rows)
  const cheap = dinners.filter((dinner) => dinner.cheap)
  return [
    {
      id: 'luxury-dinners',
      measure: 'luxury: dinners under the destination’s median price',
      aim: '0',
      figure: shareOf(cheap.length, dinners.length),
      worst: cheap.map(({ row, name }) => `${where(row)} ${name}`),
    },
    {
      id: 'luxury-cap',
      measure: 'luxury: share of the daily cap used',
      aim: '≥ 75 %',
      figure: days.length === 0 ? nothing : percent(mean(days.map(({ capUsed }) => capUsed))),
      worst: days
        .filter(({ capUsed }) => capUsed < 0.75)
        .sort((a, b) => a.capUsed - b.capUsed)
        .map((day) => `${where(day.row)} day ${day.day} ${percent(day.capUsed)}`),
    },
  ]
}

function tableLines(plain: Planned[], food: Planned[]): GuideLine[] {
  const tables = plain.flatMap((row) => row.figures.tables.map((table) => ({ ...table, row })))
  const [chains, courts] = [tables.filter(({ chain }) => chain), tables.filter(({ foodCourt }) => foodCourt)]
  const best = food.map(({ figures }) => figures.bestTables)
  return [
    {
      id: 'chains',
      measure: 'tables that are chains; food courts',
      aim: '< 1 % together',
      figure: `${shareOf(chains.length, tables.length)}; ${shareOf(courts.length, tables.length)}`,
      worst: [...chains, ...courts].map(({ row, name }) => `${where(row)} ${name}`),
    },
    {
      id: 'best-tables',
      measure: 'Food & Dining: of the nine best known tables',
      aim: '≥ 5',
      figure: best.length === 0 ? nothing : fixed(mean(best)),
      worst: food
        .filter(({ figures }) => figures.bestTables < 5)
        .sort((a, b) => a.figures.bestTables - b.figures.bestTables)
        .map((row) => `${where(row)} ${row.figures.bestTables}`),
    },
  ]
}

/** What somebody who lives there would object to in the meals of these trips. */
function mealLines(rows: Planned[]): GuideLine[] {
  const sum = (count: (row: Planned) => number) => rows.reduce((total, row) => total + count(row), 0)
  const mains = sum(({ figures }) => figures.meals.mains)
  const line = (
    id: string,
    measure: string,
    named: (row: Planned) => string[],
    whole: number,
    aim: string,
  ): GuideLine => ({
    id,
    measure,
    aim,
    figure: shareOf(
      sum((row) => named(row).length),
      whole,
    ),
    worst: rows.flatMap((row) => named(row).map((name) => `${where(row)} ${name}`)),
  })
  return [
    line(
      'meals-again',
      'default, luxury and food: lunches and dinners with the dish or the kitchen of an earlier one',
      ({ figures }) => figures.meals.repeats,
      mains,
      '≤ 8 %',
    ),
    line(
      'dinner-genre',
      'the same: dinners at a café, a bakery, a sandwich or salad bar, a food court or with a snack',
      ({ figures }) => figures.meals.wrongDinners,
      sum(({ figures }) => figures.meals.dinners),
      '≤ 1 %',
    ),
    line(
      'diet-tables',
      'the same: tables for a diet that nobody asked for',
      ({ figures }) => figures.meals.dietTables,
      sum(({ figures }) => figures.tables.length),
      '≤ 1 %',
    ),
    {
      id: 'open-breakfasts',
      measure: 'the same: days in town whose breakfast is left to the traveller',
      aim: '≤ 1 %',
      figure: shareOf(
        sum(({ figures }) => figures.meals.openBreakfasts),
        sum(({ figures }) => figures.days.length),
      ),
      worst: rows
        .filter(({ figures }) => figures.meals.openBreakfasts > 0)
        .sort((a, b) => b.figures.meals.openBreakfasts - a.figures.meals.openBreakfasts)
        .map((row) => `${where(row)} ${row.figures.meals.openBreakfasts}`),
    },
  ]
}

/** Sights that two trips to one destination share, over those of the one with fewer. */
function overlapLine(id: string, measure: string, aim: string, rows: Planned[]): GuideLine {
  const shares = rows.flatMap((one, index) =>
    rows.slice(index + 1).flatMap((other) => {
      const alike = one.destination === other.destination && one.startDate === other.startDate
      if (!alike || one.set === other.set) return []
      const [mine, theirs] = [new Set(one.figures.sights), new Set(other.figures.sights)]
      const both = [...mine].filter((sight) => theirs.has(sight)).length
      return [{ row: one, share: both / Math.max(1, Math.min(mine.size, theirs.size)) }]
    }),
  )
  return {
    id,
    measure,
    aim,
    figure: shares.length === 0 ? nothing : mean(shares.map(({ share }) => share)).toFixed(2),
    worst: shares
      .filter(({ share }) => share > 0.5)
      .sort((a, b) => b.share - a.share)
      .map(({ row, share }) => `${where(row)} ${share.toFixed(2)}`),
  }
}

/** A share of days; what is named is the bad ones, what is counted the good ones where `counts` says so. */
function shareLine(
  id: string,
  measure: string,
  aim: string,
  days: CityDay[],
  isBad: (day: CityDay) => boolean,
  detail: (day: CityDay) => string = () => '',
  counts: 'with' | 'without' = 'with',
): GuideLine {
  const bad = days.filter(isBad)
  const part = counts === 'with' ? bad.length : days.length - bad.length
  return {
    id,
    measure,
    aim,
    figure: shareOf(part, days.length),
    worst: bad.map((day) => `${where(day.row)} day ${day.day} ${detail(day)}`.trimEnd()),
  }
}

/** Worst cases in words, the first few of them. */
export function namedWorst({ worst }: GuideLine, most = mostNamed): string {
  const more = worst.length - most
  return `${worst.slice(0, most).join('; ')}${more > 0 ? `; ${more} more` : ''}`
}

function where({ destination, startDate }: GuideRow): string {
  return startDate.startsWith('2027-05') ? destination : `${destination} ${startDate.slice(5)}`
}

function shareOf(part: number, whole: number): string {
  return whole === 0 ? nothing : `${percent(part / whole)} (${part} of ${whole})`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share < 0.1 && share > 0 ? 1 : 0)} %`
}

function fixed(value: number): string {
  return value.toFixed(1)
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.round(minutes) % 60).padStart(2, '0')}`
}
