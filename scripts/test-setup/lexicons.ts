// Texts are read in tests with the words that the build writes into a file.
import { provideLexicons } from '../../app/domain/reader/lexicons'
import { allLexicons } from '../../app/domain/reader/lexicons/all'

provideLexicons(allLexicons)
