import type { Asked, Character } from './scripted-model'
import { wishesOf } from './scripted-wishes'

/** A day of the assistant's question, as far as the script uses it. */
export interface AskedDay {
  day: number
  stops: { id: string; title: string; type: string; meal?: string; from: string; locked?: boolean }[]
}

type Edit = Record<string, unknown>

/** A sentence about a trip, understood as a model would: well, badly or with malice. */
export function talkOf(character: Character, asked: Asked, attack: string) {
  const { days = [], places = [] } = asked
  const all = days.flatMap(({ stops }) => stops)
  if (character === 'maliciously')
    return { say: attack, edits: all.map(({ id }) => ({ do: 'remove', stop: id })) }
  if (character === 'badly')
    return { say: 'Off to Osteria Fantasma at 03:17 for €999.', edits: badEdits(all) }
  const sentence = (asked.sentence ?? '').toLowerCase()
  const edits: Edit[] = []
  const named = all.find(({ title }) => sentence.includes(title.toLowerCase()))
  const [, to] = /\bto day (\d+)/.exec(sentence) ?? []
  if (named && to) edits.push({ do: 'move', stop: named.id, day: Number(to), at: '' })
  if (named && /\b(drop|remove)\b/.test(sentence)) edits.push({ do: 'remove', stop: named.id })
  const table = places.find(({ meals }) => meals?.includes('dinner'))
  const dinner = days[0]?.stops.find(({ meal }) => meal === 'dinner')
  if (/\bother dinner\b/.test(sentence) && table && dinner)
    edits.push({ do: 'replace', stop: dinner.id, place: table.id })
  const [, calm] = /\bcalmer day (\d+)/.exec(sentence) ?? []
  if (calm) edits.push({ do: 'replan', days: [Number(calm)], how: 'slower', from: '' })
  if (edits.length > 0) return { say: 'That leaves your days with more room. Have a look.', edits }
  const { wishes } = wishesOf(character, asked.sentence ?? '')
  if (wishes && wishes.length > 0) return { say: 'I have noted that.', edits: [], wishes }
  const first = days[0]?.stops[0]
  return {
    say: `Your first day begins at ${first?.from ?? '09:00'} with ${first?.title ?? 'a walk'}.`,
    edits: [],
  }
}

/** Invented ids, days and times, locked stops, and an unknown kind of edit. */
function badEdits(stops: AskedDay['stops']): (Edit | string)[] {
  const locked = stops.filter(({ locked: held }) => held)
  return [
    { do: 'remove', stop: 'moon-palace' },
    { do: 'move', stop: stops[0]?.id, day: 99, at: '25:99' },
    { do: 'add', place: 'cafe-atlantis', day: 1, at: '' },
    { do: 'unlock', stop: locked[0]?.id },
    ...locked.flatMap(({ id }) => [
      { do: 'remove', stop: id },
      { do: 'retime', stop: id, at: '23:00' },
    ]),
    'as you like',
  ]
}
