/** A text as runs of letters and figures, and single characters between them; joined they are the text again. */
export function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? []
}

interface Node {
  /** Whether a phrase ends here. */
  ends: boolean
  next: Map<string, Node>
}

/**
 * Phrases by their tokens in lower case (a trie), so that finding them in a text takes time by the length of the text,
 * however many phrases there are.
 */
export class PhraseIndex {
  readonly #root: Node = { ends: false, next: new Map() }

  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) {
      let node = this.#root
      for (const token of tokensOf(phrase.toLowerCase())) {
        const next = node.next.get(token) ?? { ends: false, next: new Map() }
        node.next.set(token, next)
        node = next
      }
      if (node !== this.#root) node.ends = true
    }
  }

  /** How many tokens the longest phrase has that begins at a place; 0 where none does. `tokens` are in lower case. */
  longestAt(tokens: readonly string[], at: number): number {
    let node: Node | undefined = this.#root
    let longest = 0
    for (let index = at; node && index < tokens.length; index++) {
      node = node.next.get(tokens[index] ?? '')
      if (node?.ends) longest = index - at + 1
    }
    return longest
  }
}
