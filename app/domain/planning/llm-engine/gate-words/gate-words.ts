import { z } from 'zod'

/** Of what a phrase speaks that has no place in the text of a plan. */
export const subjects = [
  'contact',
  'speaker',
  'web',
  'payment',
  'person',
  'papers',
  'machine',
  'promise',
  'harm',
  'opinion',
  'hours',
  'price',
  'unit',
] as const
export type Subject = (typeof subjects)[number]

/**
 * The words of a language for the gate. Phrases are separated by a bar; a star stands for any ending of a word, an underscore
 * for any one word. Accents do not count.
 */
export const GateWords = z.object({
  language: z.enum(['en', 'de', 'fr', 'es', 'it']),
  /** Phrases that no text of a plan needs, by what they speak of. */
  unwanted: z.record(z.enum(subjects), z.string()),
  /** Phrases with such a word that are said of a place all the same. */
  fine: z.string(),
  /** Words by their kind, with blanks between; a star stands for any ending. */
  kinds: z.record(z.string(), z.string()),
  /** Small words that tell the language. */
  telling: z.string(),
  /** More words that a travel text may have, and the list of known words lacks. */
  more: z.string(),
  /** Numbers up to twelve; those that are also another word are left out. */
  small: z.string(),
  /** Numbers from thirteen on: no text needs one that was not given. */
  large: z.string(),
  /** Hundred and thousand: fine alone, a figure after another number. */
  round: z.string(),
  /** What stands before an hour: "at", "until". */
  beforeHour: z.string(),
  /** What may follow an hour that ends nothing: "in the morning", "and". */
  afterHour: z.string(),
  /** After or before a given name: it is somebody who travels. */
  forSomebody: z.string(),
  bySomebody: z.string(),
})
export type GateWords = z.infer<typeof GateWords>
/** What the file of one language says. */
export type OwnWords = Omit<GateWords, 'kinds'>

/** The file: the words of every language, given names, and names of people, rivers and beings of stories of whom many places tell. */
export const GateFile = z.object({ languages: z.array(GateWords), given: z.string(), renowned: z.string() })
export type GateFile = z.infer<typeof GateFile>

/** Where the build puts these words, and the words that each language has: files that a Worker with a model loads once. */
export const gateWordsPath = '/catalogue/words/gate.json'
export const knownWordsPath = '/catalogue/words/known-words.bin'
