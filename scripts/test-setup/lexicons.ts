// Tests read texts and make guides with the words that the build writes into files.
import { allRequestLexicons } from '../../app/domain/assistant/intent/lexicons/all'
import { allPhraseBooks } from '../../app/domain/guide/phrase-books'
import { providePhraseBooks } from '../../app/domain/guide/phrases'
import { provideLexicons, provideRequestLexicons } from '../../app/domain/reader/lexicons'
import { allLexicons } from '../../app/domain/reader/lexicons/all'

provideLexicons(allLexicons)
provideRequestLexicons(allRequestLexicons)
providePhraseBooks(allPhraseBooks)
