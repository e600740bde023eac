import { providersFor } from '~/domain/marketing/affiliate/links'
import type { AffiliateCategory } from '~/domain/marketing/affiliate/providers'
import type { Said } from '~/domain/message'
import type { bookings, Question } from '../intent/intent'
import type { Offer } from '../offer'
import type { Known } from '../scene'
import { answer } from '../sentences'
import { hours } from './hours'
import { cost } from './money'
import { instead, more, near, rain } from './near'
import { daylight, weather } from './sky'
import { about, bestTime, checksAsked, dayPlan, takes, tickets, whenIs, why } from './stops'
import { eat, practical, stay } from './town'
import { airport, onFoot, way } from './ways'

interface Told {
  say: Said
  offer?: Offer
}

/** The answer to a question, from the itinerary and the catalogue. */
export function answerTo(question: Question, known: Known): Told {
  if (question.is === 'book') return book(question.book, known)
  return { say: said(question, known) }
}

function said(question: Exclude<Question, { is: 'book' }>, known: Known): Said {
  switch (question.is) {
    case 'hours':
      return hours(question, known)
    case 'weather':
      return weather(question, known)
    case 'daylight':
      return daylight(question, known)
    case 'rain':
      return rain(question, known)
    case 'on-foot':
      return onFoot(question, known)
    case 'day':
      return dayPlan(question, known)
    case 'more':
      return more(question, known)
    case 'airport':
      return airport(known)
    case 'stay':
      return stay(known)
    case 'elsewhere':
      return answer('chat.elsewhere', {})
    case 'takes':
      return takes(question, known)
    case 'best-time':
      return bestTime(question, known)
    case 'checks':
      return checksAsked(known)
    case 'eat':
      return eat(question, known)
    case 'cost':
      return cost(question, known)
    case 'near':
      return near(question, known)
    case 'why':
      return why(question, known)
    case 'instead':
      return instead(question, known)
    case 'tickets':
      return tickets(question, known)
    case 'when-is':
      return whenIs(question, known)
    case 'about':
      return about(question, known)
    case 'way':
      return way(question, known)
    case 'practical':
      return practical(question, known)
    case 'courtesy':
      return answer('chat.courtesy', { which: question.which })
  }
}

const categories: Record<(typeof bookings)[number], AffiliateCategory> = {
  hotel: 'hotels',
  flight: 'flights',
  car: 'car-rentals',
  train: 'transport',
  tour: 'tours',
}

/** Nothing is booked here: a platform that does. */
function book(what: (typeof bookings)[number], { facts: { destination } }: Known): Told {
  const found = providersFor(destination).find(({ category }) => category === categories[what])
  if (!found) return { say: answer('chat.book-nowhere', { what }) }
  const { id: provider, name, category } = found
  return { say: answer('chat.book', { what, name }), offer: { kind: 'book', provider, name, category } }
}
