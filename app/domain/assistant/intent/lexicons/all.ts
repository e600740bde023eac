import type { Lexicon } from '~/domain/reader/lexicons'
import { german } from './de'
import { english } from './en'
import { spanish } from './es'
import { french } from './fr'
import { italian } from './it'

/** The words of requests in all languages, as the build writes them. */
export const allRequestLexicons: readonly Lexicon[] = [english, german, french, spanish, italian]
