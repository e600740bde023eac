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

/** Where the build puts these words, and the words that each language has: files that a Worker with a model loads once. */
export const gateWordsPath = '/catalogue/words/gate.json'
export const knownWordsPath = '/catalogue/words/known-words.bin'
