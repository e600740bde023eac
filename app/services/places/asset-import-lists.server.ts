import {
  hasImportLists,
  ImportLists,
  importListsPath,
  provideImportLists,
} from '~/domain/places-import/lists/import-lists'

/** Provides the lists for an import of the build, once. Throws where they cannot be read: the town is imported later. */
export async function withImportLists(assets: Pick<Fetcher, 'fetch'>): Promise<void> {
  if (hasImportLists()) return
  const response = await assets.fetch(`https://assets.local${importListsPath}`)
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${importListsPath}: ${response.status}`)
  }
  provideImportLists(ImportLists.parse(await response.json<unknown>()))
}
