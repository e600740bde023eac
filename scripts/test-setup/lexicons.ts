// Texts are read in tests with the words that the build writes into files.
import { allRequestLexicons } from '../../app/domain/assistant/intent/lexicons/all'
import './gate-words'
import { provideLexicons, provideRequestLexicons } from '../../app/domain/reader/lexicons'
import { allLexicons } from '../../app/domain/reader/lexicons/all'

provideLexicons(allLexicons)
provideRequestLexicons(allRequestLexicons)
