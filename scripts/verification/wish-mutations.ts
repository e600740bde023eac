import type { PlanRequest } from '../../app/domain/request/plan-request'
import { isSight, type Judged, type Mutation, some } from './change-plan'

type Wishes = NonNullable<PlanRequest['wishes']>

/** The trip as it is, of which something else had been written. */
function written(wishes: (placeId: string, day: number) => Wishes) {
  return (judged: Judged, random: () => number) => {
    const [day, stop] = some(judged, random, isSight) ?? []
    return day && stop?.placeId
      ? { ...judged, request: { ...judged.request, wishes: wishes(stop.placeId, day.day) } }
      : undefined
  }
}

const place = (id: string) => ({ by: 'place' as const, id })

/** What the traveller wrote. */
export const wishMutations: Mutation[] = [
  {
    check: 'wishes',
    rule: 'a place that is not wanted is not visited',
    mutate: written((id) => [{ is: 'skip', what: place(id) }]),
  },
  {
    check: 'wishes',
    rule: 'a place that was seen is not visited again',
    mutate: written((id) => [{ is: 'seen', what: place(id) }]),
  },
  {
    check: 'wishes',
    rule: 'a place that must be seen is visited',
    mutate: written(() => [{ is: 'must', what: place('nowhere') }]),
  },
  {
    check: 'wishes',
    rule: 'a place is visited on the day that was named',
    mutate: written((id, day) => [{ is: 'pin', what: place(id), when: { day: day === 1 ? 2 : 1 } }]),
  },
  {
    check: 'wishes',
    rule: 'a place is visited at the hour that was named',
    mutate: written((id) => [{ is: 'pin', what: place(id), when: { at: 180 } }]),
  },
  {
    check: 'wishes',
    rule: 'a diet that was written is one that was asked for',
    mutate: written(() => [{ is: 'diet', diet: 'Kosher' }]),
  },
  {
    check: 'wishes',
    rule: 'no more of a kind than was written',
    mutate: written(() => [
      {
        is: 'count',
        what: { by: 'interest', interest: 'Sightseeing' },
        compare: 'most',
        number: 0,
        per: 'day',
      },
    ]),
  },
  {
    check: 'wishes',
    rule: 'days begin when it was written',
    mutate: written(() => [{ is: 'start', at: 900 }]),
  },
  {
    check: 'wishes',
    rule: 'a day is for one thing where that was written',
    mutate: written(() => [{ is: 'days', what: { by: 'kind', kind: 'beach' }, number: 9 }]),
  },
  {
    check: 'wishes',
    rule: 'nothing is seen in hours of rest',
    mutate: written((_, day) => [{ is: 'rest', when: { day } }]),
  },
  {
    check: 'wishes',
    rule: 'no day costs more than was written',
    mutate: (judged, random) =>
      written(() => [{ is: 'spend', amount: 1, currency: judged.plan.currency, per: 'day' }])(judged, random),
  },
  {
    check: 'wishes',
    rule: 'no meal costs more than was written',
    mutate: (judged, random) =>
      some(judged, random, ({ meal, costCents }) => meal !== undefined && costCents > 100)
        ? written(() => [{ is: 'spend', amount: 1, currency: judged.plan.currency, per: 'meal' }])(
            judged,
            random,
          )
        : undefined,
  },
  {
    check: 'wishes',
    rule: 'a meal is eaten where it was written',
    mutate: written(() => [{ is: 'meal', meal: 'dinner', at: { by: 'area', id: 'nowhere' } }]),
  },
  {
    check: 'wishes',
    rule: 'a day trip is made on its day',
    mutate: written(() => [{ is: 'day-trip', to: place('nowhere'), when: { day: 2 } }]),
  },
  {
    check: 'wishes',
    rule: 'the budget is of the level that was written',
    mutate: (judged, random) =>
      written(() => [{ is: 'budget', level: judged.request.budget === 'luxury' ? 'budget' : 'luxury' }])(
        judged,
        random,
      ),
  },
]
