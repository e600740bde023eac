import { failureSentences } from '~/domain/planning/failure-sentences'
import { toasts } from '~/messages/en/toasts'
import { chapter } from '~/messages/language'
import { shortDate } from './dates'
import { wordsOfFilter } from './filter-words'
import { capital, inWords, listed } from './lists'

export const failures = chapter(failureSentences, {
  'clash.title': () => 'These wishes do not go together',
  'clash.option': ({ option }) => `"${option}"`,
  'clash.filter': ({ filter }) => {
    const { asReason, label } = wordsOfFilter(filter)
    return asReason ?? label
  },
  'clash.wishes': ({ wishes, days, destination }, say) =>
    `${capital(listed(wishes.map(say)))} and ${lengthIn(days, destination)} do not go together: too few sights are confirmed for that.`,
  'clash.too-few-sights': ({ days, destination }) =>
    `${capital(destination)} has too few sights in our catalogue that are open for ${lengthIn(days, destination)}.`,
  'clash.day': ({ date }) => `The day that cannot be planned is ${shortDate(date)}.`,
  'clash.ways-out': ({ ways }, say) => `You can ${ways.map(say).join(', or ')}.`,
  'clash.at-most': ({ days }) => `plan at most ${inDays(days)}`,
  'clash.leave-out': ({ wishes }, say) => `leave out ${listed(wishes.map(say))}`,

  'replan.relaxed-already': () => 'Your days are relaxed already. To slow one down, leave out a stop.',
  'replan.nothing-cheaper': ({ days }) => `We know of nothing cheaper for ${theDays(days)}.`,
  'replan.nothing-fits': ({ days, try: hint }) =>
    `Nothing open fits around what stays on ${theDays(days)}. ${hints[hint]}.`,

  'generation.failed': () => toasts.generationFailed.text,
})

const hints = {
  'more kinds': 'Allow more kinds of places',
  'more time': 'Give the day more time',
  unlock: 'Unlock a stop, or move one to another time',
}

function inDays(days: number): string {
  return `${inWords(days)} ${days === 1 ? 'day' : 'days'}`
}

function lengthIn(days: number, destination: string): string {
  return `${inDays(days)} in ${destination}`
}

function theDays(days: number[]): string {
  return days.length === 1 ? `day ${days[0]}` : 'these days'
}
