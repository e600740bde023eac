import type { Destination } from '~/domain/catalogue/destination'
import type { Message } from '~/domain/message'
import type { Constraint, Target, When } from './constraint'
import { tellWish as tell } from './sentences'

/** A wish in a few words, as a message. */
export function wishMessage(constraint: Constraint, destination: Destination): Message {
  const name = (target: Target) => targetMessage(target, destination)
  switch (constraint.is) {
    case 'must':
    case 'like':
    case 'seen':
      return tell(`wish.${constraint.is}`, { what: name(constraint.what) })
    case 'skip':
      return tell('wish.skip', {
        what: name(constraint.what),
        except: (constraint.except ?? []).map(name),
        when: whenMessage(constraint.when),
      })
    case 'pin': {
      const { what, when, booked = false } = constraint
      return tell('wish.pin', { what: name(what), when: whenMessage(when) ?? '', booked })
    }
    case 'count': {
      const { compare, number, per } = constraint
      return tell('wish.count', { what: name(constraint.what), compare, number, per })
    }
    case 'days':
      return tell('wish.days', { what: name(constraint.what), number: constraint.number })
    case 'diet':
      return tell('wish.diet', { diet: constraint.diet })
    case 'allergy':
      return tell('wish.allergy', { to: constraint.to })
    case 'eat':
    case 'avoid-food': {
      const not = constraint.is === 'avoid-food'
      return tell('wish.eat', { food: constraint.food, not, when: whenMessage(constraint.when) })
    }
    case 'meal': {
      const { meal, at, when } = constraint
      return tell('wish.meal', { meal, at: name(at), when: whenMessage(when) })
    }
    case 'mealtime': {
      const { meal, at, limit = null } = constraint
      return tell('wish.mealtime', { meal, at, limit })
    }
    case 'party': {
      const { who, ages = [], number = null } = constraint
      return tell('wish.party', { who, ages, number })
    }
    case 'access':
      return tell('wish.access', { need: constraint.need })
    case 'pace':
      return tell('wish.pace', { relaxed: constraint.pace === 'relaxed' })
    case 'start':
    case 'end': {
      const { early = null, at = null } = constraint
      return tell('wish.start', { end: constraint.is === 'end', early, at })
    }
    case 'arrive':
    case 'leave': {
      const when = whenMessage(constraint.when) ?? ''
      return tell('wish.arrive', { leave: constraint.is === 'leave', when })
    }
    case 'day-trip': {
      const { to, not = false, when } = constraint
      return tell('wish.day-trip', { to: to ? name(to) : null, not, when: whenMessage(when) })
    }
    default:
      return restMessage(constraint, name)
  }
}

type Rest = Extract<
  Constraint,
  { is: 'rest' | 'base' | 'budget' | 'spend' | 'splurge' | 'avoid' | 'occasion' | 'move' | 'walk-limit' }
>

function restMessage(constraint: Rest, name: (target: Target) => Message): Message {
  switch (constraint.is) {
    case 'rest':
      return constraint.until === undefined
        ? tell('wish.rest', { when: whenMessage(constraint.when) })
        : restBetween(constraint.when, constraint.until)
    case 'base':
      return tell('wish.base', { at: name(constraint.at) })
    case 'budget':
      return tell('wish.budget', { level: constraint.level })
    case 'spend': {
      const { amount, currency, per } = constraint
      return tell('wish.spend', { amount, currency, per })
    }
    case 'splurge':
      return tell('wish.splurge', { when: whenMessage(constraint.when) })
    case 'avoid':
      return tell('wish.avoid', { what: constraint.what })
    case 'occasion':
      return tell('wish.occasion', { what: constraint.what, when: whenMessage(constraint.when) })
    case 'move':
      return tell('wish.move', { by: constraint.by, not: constraint.not ?? false })
    case 'walk-limit':
      return tell('wish.walk-limit', { km: constraint.km })
  }
}

function restBetween({ at: from = 0, ...day }: When, to: number): Message {
  return tell('wish.rest-between', { when: whenMessage(day), from, to })
}

function targetMessage(target: Target, { places, dayTrips, areas }: Destination): Message {
  switch (target.by) {
    case 'kind':
      return tell('target.kind', { kind: target.kind })
    case 'interest':
      return tell('target.interest', { interest: target.interest })
    case 'name':
      return tell('target.name', { name: target.name })
    case 'place':
    case 'area': {
      const known = target.by === 'area' ? areas : [...places, ...dayTrips]
      return tell('target.name', { name: known.find(({ id }) => id === target.id)?.name ?? target.id })
    }
  }
}

function whenMessage(when: When | undefined): Message | null {
  if (when === undefined || Object.keys(when).length === 0) return null
  const { day = null, weekday = null, date, part = null, at = null } = when
  const month = date?.month ?? null
  return tell('wish.when', { day, weekday, month, dayOfMonth: date?.day ?? null, part, at })
}
