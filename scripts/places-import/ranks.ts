import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Ranks } from '../../app/domain/places-import/fame'

/** No article has more languages than this. */
const mostLanguages = 1000

/**
 * Reads the lines of a rank file that are needed: a number of Wikidata and a figure, larger for the better known, such as
 * QRank's readers or the count of Wikipedias with an article. Plain or gzip; a heading is passed over.
 */
export async function readRanks(file: string, wanted: ReadonlySet<string>): Promise<Ranks> {
  const bytes = createReadStream(file)
  const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  const values = new Map<string, number>()
  let most = 0
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [, id = '', figure = ''] = /^"?(?:.*\/)?(Q\d+)"?[,;\t]\s*"?(\d+(?:\.\d+)?)/.exec(line) ?? []
    if (id === '') continue
    const value = Number(figure)
    most = Math.max(most, value)
    if (wanted.has(id)) values.set(id, Math.max(value, values.get(id) ?? 0))
  }
  return { values, unit: most > mostLanguages ? 'readers' : 'languages' }
}
