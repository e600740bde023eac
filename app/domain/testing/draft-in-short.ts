// Test support: the parts of a draft as lines of text that can be written down.
import type { OpenSpan } from '~/domain/catalogue/open-place'
import { meals } from '~/domain/catalogue/vocabulary'
import { tripProblem } from '~/domain/planning/catalogue-engine/solve/trip-problem'
import type { CatalogueDraft, DayFrame, DraftWithMeals, TimedOption } from '~/domain/planning/trip-draft'

const spansOf = (days: OpenSpan[][]) =>
  days
    .map((spans) => spans.map(({ from, to, lastStart }) => `${from}-${lastStart}-${to}`).join() || '-')
    .join(' ')
const tenths = (value: number) => Math.round(value * 10) / 10
const frameOf = ({ date, from, to, meals: eaten, sights, trip, wander, indoors }: DayFrame) =>
  [date, `${from}-${to}`, eaten.join(), sights, indoors, trip?.id, wander?.id].join(' ')

export function candidatesInShort({ candidates }: CatalogueDraft<'candidates'>) {
  const { frames, weather, places, taste, bases, hours } = candidates
  return [
    `hours ${hours.from}-${hours.to}`,
    ...frames.map((frame, day) => `${frameOf(frame)} ${JSON.stringify(weather[day])}`),
    `bases ${bases.map(({ id }) => id).join(' ')}`,
    `icons ${taste.icons.join(' ')}`,
    ...places.map((each) => {
      const { place, costCents, open } = each
      const scores =
        place.kind === 'food'
          ? meals
              .filter((meal) => place.meals?.includes(meal))
              .map((meal) => tenths(taste.mealScore(each, meal)))
          : [tenths(taste.sightScore(each))]
      return `${place.id} ${scores.join('/')} ${taste.matches(place).join()} ${costCents} ${spansOf(open)}`
    }),
  ]
}

export function mealsInShort(draft: DraftWithMeals) {
  const { frames, base, options, travel, reserved } = draft.meals
  const sum = (list: Float64Array) =>
    tenths(list.reduce((total, each, at) => total + each * (1 + (at % 7)), 0))
  return [
    `base ${base.id}`,
    ...frames.map(frameOf),
    ...reserved.map((visits) => visits.map((visit) => options[visit]?.candidate.place.id).join(' ')),
    `ways ${[travel.minutes, travel.way, travel.meters, travel.apart, travel.walked, travel.ridden].map(sum).join(' ')}`,
    ...options.map(({ candidate, site, turned, meal, worth, night, stay, starts, peak }) =>
      [
        `${candidate.place.id} ${site}${turned ? `<${turned}` : ''} ${meal ?? (night ? 'night' : 'sight')}`,
        `${tenths(worth)} ${stay.join('/')}`,
        starts.map((spans) => spans.map(({ from, to }) => `${from}-${to}`).join() || '-').join(' '),
        spansOf(peak),
      ].join(' | '),
    ),
  ]
}

export const timesInShort = (stops: TimedOption[]) =>
  stops
    .map(({ option, start, end }) => `${option.candidate.place.id} ${option.site} ${start}-${end}`)
    .join(', ')

export function problemInShort(draft: DraftWithMeals) {
  const problem = tripProblem(draft)
  const path = [0, 1, 7, 2, 12, 3, 1, 0]
  const { sites } = problem
  return [
    ...problem.days.map(({ from, to, fewest, idleFrom }) => `${from}-${to} ${fewest} ${idleFrom ?? ''}`),
    `fewest ${problem.fewestBonus}, packed ${problem.packed}, groups ${JSON.stringify(problem.groups)}`,
    `goals ${JSON.stringify(problem.goals)}`,
    `resources ${problem.resources.map(({ limit, legCap, legs }) => `${limit}/${legCap ?? ''}/${legs ? tenths(legs.reduce((a, b) => a + b, 0)) : ''}`).join(' ')}`,
    `idle ${[0, 10, 30, 60, 120, 300].map((minutes) => tenths(problem.idleCost(minutes))).join(' ')}`,
    `shape ${[1, 1.05, 1.2, 1.5, 2.5].map((ratio) => tenths(problem.shapeCost?.(ratio, path) ?? 0)).join(' ')}`,
    `legs ${tenths(problem.legCost.reduce((sum, each, at) => sum + each * (1 + (at % sites)), 0))}`,
    ...problem.visits.map(({ site, sameAs, mandatoryKind, minutes, scores, uses, pack, goals }) =>
      [
        site,
        sameAs,
        mandatoryKind,
        minutes,
        scores.map(tenths).join('/'),
        uses.join('/'),
        pack,
        goals.join(),
      ].join(' '),
    ),
  ]
}
