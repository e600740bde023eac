import { z } from 'zod'
import {
  type Filling,
  type Message,
  type Said,
  type Say,
  type Sentences,
  saids,
  sequenceCode,
} from '~/domain/message'
import type { Units } from '~/domain/units'
import type { LateRoom, Room } from './rooms'

/** The phrase of each message in a list. A missing phrase, or one with wrong parameters, does not compile. */
export type Phrases<S extends Sentences> = {
  [C in keyof S]: (filling: Filling<S, C>, say: Say) => string
}

/** The messages of a room and their phrases in one language. */
export interface Chapter {
  speak(message: Message, say: Say): string | undefined
}

/** Joins a room's messages with their phrases. Parameters that do not match the code give an empty text. */
export function chapter<S extends Sentences>(sentences: S, phrases: Phrases<S>): Chapter {
  const schemas = new Map<string, z.ZodObject>()
  return {
    speak({ code, params }, say) {
      const shape = Object.hasOwn(sentences, code) ? sentences[code] : undefined
      if (!shape) return undefined
      const schema = schemas.get(code) ?? z.object(shape)
      schemas.set(code, schema)
      const filling = schema.safeParse(params)
      return filling.success ? phrases[code]?.(filling.data as Filling<S, string>, say) : ''
    },
  }
}

/** A language: its tag and its chapters. A new language is new files and one entry in `languages`. */
export interface Language {
  /** BCP 47. */
  tag: string
  /** One for every list of messages: a language without one does not compile. */
  chapters: Record<Room, Chapter> & Partial<Record<LateRoom, Chapter>>
  /** Loads the others. */
  late: Record<LateRoom, () => Promise<Chapter>>
}

/** Renders messages of all rooms in one language; an unknown code gives an empty text. */
export function speaker({ chapters }: { chapters: Partial<Language['chapters']> }, units?: Units): Say {
  const byCode = new Map<string, Chapter>()
  const speak = (said: Said): string => {
    if (typeof said === 'string') return said
    if (said.code === sequenceCode) return saids.catch([]).parse(said.params.parts).map(say).join(' ')
    const known = byCode.get(said.code)
    if (known) return known.speak(said, say) ?? ''
    // A chapter may have come since.
    for (const room in chapters) {
      const chapter = chapters[room as keyof typeof chapters]
      const words = chapter?.speak(said, say)
      if (!chapter || words === undefined) continue
      byCode.set(said.code, chapter)
      return words
    }
    return ''
  }
  const say: Say = units ? Object.assign(speak, { units }) : speak
  return say
}
