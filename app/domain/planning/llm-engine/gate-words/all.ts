import { german } from './de'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import type { GateWords } from './gate-words'
import { italian } from './it'

/** Every language; the build writes them into a file, and no code of the product imports them. */
export const allGateWords: readonly GateWords[] = [english, german, french, spanish, italian]
