// Sentences that people write beside the form, with what they mean: written by hand, not made from the grammar.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Destination } from '../../app/domain/catalogue/destination'
import { certainEnough } from '../../app/domain/reader/constraint'
import { inShort } from '../../app/domain/reader/in-short'
import { read } from '../../app/domain/reader/read'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface Result {
  language: string
  sentence: string
  wanted: string[]
  /** Applied without asking. */
  got: string[]
  /** Neither applied nor asked back, though something is wished for. */
  silent: boolean
}

export function readCorpus(): Result[] {
  const rome = Destination.parse(JSON.parse(readFileSync(at('../../catalogue/rome.json'), 'utf8')))
  return readdirSync(at('corpus')).flatMap((file) =>
    readFileSync(at(`corpus/${file}`), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): Result => {
        const [sentence = '', meaning = ''] = line.split('\t')
        const reading = read(sentence, rome)
        const wanted = meaning.split(' ; ').filter((each) => each !== '')
        const certain = reading.read.filter(({ certainty }) => certainty >= certainEnough)
        const got = certain.map(({ constraint }) => inShort(constraint))
        const silent = wanted.length > 0 && reading.read.length === 0 && reading.unread.length === 0
        return { language: file.slice(0, 2), sentence, wanted: wanted.sort(), got: got.sort(), silent }
      }),
  )
}

export const isExact = ({ wanted, got }: Result) => wanted.join() === got.join()

/** Constraints that were applied and are not meant. */
export const wronglyApplied = ({ wanted, got }: Result) => got.filter((each) => !wanted.includes(each))
