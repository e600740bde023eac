// Requests that people make of a plan, with what is meant: written by hand, a third of them kept apart from tuning.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { intentInShort } from '../../app/domain/assistant/intent/in-short'
import { isChange } from '../../app/domain/assistant/intent/intent'
import { readIntents } from '../../app/domain/assistant/intent/read-intents'
import type { Destination } from '../../app/domain/catalogue/destination'
import { destinationOf } from './corpus'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export interface Request {
  language: string
  heldOut: boolean
  sentence: string
  wanted: string[]
  got: string[]
  /** Changes that would be proposed and are not meant. */
  wronglyActed: string[]
}

export function chatRequests(): Request[] {
  return [...requestsIn(at('chat'), false), ...requestsIn(at('chat/held-out'), true)]
}

/** The requests of a folder with a file for each language, named as "en.tsv" or "chat-en.tsv". */
export function requestsIn(folder: string, heldOut: boolean, prefix = ''): Request[] {
  return readdirSync(folder).flatMap((file) => {
    const language = new RegExp(`^${prefix}([a-z]{2})\\.tsv$`).exec(file)?.[1]
    if (language === undefined) return []
    let destination = destinationOf('rome')
    const requests: Request[] = []
    for (const line of readFileSync(`${folder}/${file}`, 'utf8').split('\n')) {
      const town = /^# for: ([a-z-]+)/.exec(line)?.[1]
      if (town) destination = destinationOf(town)
      if (line !== '' && !line.startsWith('#'))
        requests.push({ language, heldOut, ...requestOf(line, destination) })
    }
    return requests
  })
}

function requestOf(line: string, destination: Destination): Omit<Request, 'language' | 'heldOut'> {
  const [sentence = '', meaning = ''] = line.split('\t')
  const { intents } = readIntents(sentence, destination)
  const wanted = meaning.split(' ; ').filter((each) => each !== '')
  const changes = intents.filter(isChange).map(intentInShort)
  return {
    sentence,
    wanted,
    got: intents.map(intentInShort),
    wronglyActed: changes.filter((each) => !wanted.includes(each)),
  }
}

export const isRight = ({ wanted, got }: Request) => [...wanted].sort().join() === [...got].sort().join()

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

/** What is right, in a line for each language and each half. */
export function chatFigures(requests: readonly Request[]): string[] {
  return [false, true].flatMap((heldOut) => {
    const half = requests.filter((each) => each.heldOut === heldOut)
    return ['all', ...new Set(half.map(({ language }) => language))].map((language) => {
      const own = language === 'all' ? half : half.filter((each) => each.language === language)
      const right = own.filter(isRight).length
      const wrong = own.filter(({ wronglyActed }) => wronglyActed.length > 0).length
      return `chat ${heldOut ? 'held out' : 'tuned'}, ${language}: ${own.length} requests, right ${percent(right, own.length)}, wrongly acted on ${wrong}`
    })
  })
}
