// Towns are imported with the lists that the build writes into a file.
import { allImportLists } from '../../app/domain/places-import/lists/all'
import { provideImportLists } from '../../app/domain/places-import/lists/import-lists'

provideImportLists(allImportLists)
