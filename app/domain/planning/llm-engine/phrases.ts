import { wordKey } from './known-words'

/** A word as phrases hold it. */
export const lowerKey = (word: string) => wordKey(word).toLowerCase()

/** Where phrases stand in a row of words. */
export interface Found {
  from: number
  /** After the last word. */
  to: number
}

/** Finds phrases of one to a few words; a star stands for any ending of a word, an underscore for any one word. */
export class Phrases {
  private readonly byFirst = new Map<string, string[][]>()
  private readonly byBeginning = new Map<string, string[][]>()

  constructor(phrases: string) {
    for (const phrase of phrases.split('|')) {
      const words = phrase
        .trim()
        .split(/[\s']+/)
        .map((word) => (word === '_' ? word : lowerKey(word)))
      const [first = ''] = words
      if (first === '') continue
      const star = first.endsWith('*')
      const map = star ? this.byBeginning : this.byFirst
      const key = star ? first.slice(0, -1) : first
      map.set(key, [...(map.get(key) ?? []), words])
    }
  }

  /** The phrases that begin at a word. */
  at(words: readonly string[], from: number): Found[] {
    const first = words[from] ?? ''
    const candidates = [...(this.byFirst.get(first) ?? [])]
    for (let length = 2; length <= first.length; length++)
      candidates.push(...(this.byBeginning.get(first.slice(0, length)) ?? []))
    return candidates
      .filter((phrase) => phrase.every((part, index) => index === 0 || fits(words[from + index], part)))
      .map((phrase) => ({ from, to: from + phrase.length }))
  }

  all(words: readonly string[]): Found[] {
    return words.flatMap((_, from) => this.at(words, from))
  }

  has(word: string): boolean {
    return this.at([word], 0).length > 0
  }
}

function fits(word: string | undefined, part: string): boolean {
  if (word === undefined) return false
  if (part === '_') return true
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
}
