import { z } from 'zod'
import { type Filling, type Message, type Say, type Sentences, saids, sequenceCode } from '~/domain/message'

/** How each sentence of a list is said. A missing sentence, or one with another filling, does not compile. */
export type Phrases<S extends Sentences> = {
  [C in keyof S]: (filling: Filling<S, C>, say: Say) => string
}

/** The sentences of a room and how they are said in one language. */
export interface Chapter {
  speak(message: Message, say: Say): string | undefined
}

/** Joins a room's sentences with their phrases. What does not fit its code is said as nothing. */
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

/** A language: its tag and its chapters. A new one is new files and an entry in `languages`. */
export interface Language {
  /** BCP 47. */
  tag: string
  chapters: Chapter[]
}

/** Puts messages of all rooms into words of one language; a code that nobody knows is said as nothing. */
export function speaker({ chapters }: Language): Say {
  const say: Say = (said) => {
    if (typeof said === 'string') return said
    if (said.code === sequenceCode) return saids.catch([]).parse(said.params.parts).map(say).join(' ')
    for (const each of chapters) {
      const words = each.speak(said, say)
      if (words !== undefined) return words
    }
    return ''
  }
  return say
}
