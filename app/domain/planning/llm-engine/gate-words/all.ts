import { german } from './de'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import type { GateFile } from './gate-words'
import { italian } from './it'
import { kinds } from './kinds'
import { given, renowned } from './names'

/** All of it; the build writes it into a file, and no code of the product imports it. */
export const gateFile: GateFile = {
  languages: [english, german, french, spanish, italian].map((words) => ({
    ...words,
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, by]) => [kind, by[words.language]])),
  })),
  given: given.trim(),
  renowned: renowned.trim(),
}
