/** Characters from and to of a text. */
type Span = [from: number, to: number]

/** Characters that people and models write in different ways, one for one. */
const alike: Record<string, string> = { '’': "'", '‘': "'", '`': "'", '´': "'", '“': '"', '”': '"', '„': '"' }
const fold = (character: string) => alike[character] ?? (/\s/.test(character) ? ' ' : character.toLowerCase())

/** Letters or digits without which words cite nothing. */
const fewest = 3

/** Where the words of a citation stand in a text: case, spaces and forms of quotes aside. Undefined where they do not. */
export function quotationIn(text: string, words: string): Span | undefined {
  const sought = folded(words.trim()).characters.join('')
  if ((sought.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < fewest) return undefined
  const { characters, at } = folded(text)
  const starts = characters.join('')
  // Of characters that are longer in lower case than as typed nothing can be said by their place.
  if (starts.length !== characters.length) return undefined
  const first = starts.indexOf(sought)
  const last = first + sought.length - 1
  return first < 0 ? undefined : [at[first] ?? 0, (at[last] ?? 0) + 1]
}

/** The characters of a text as they are compared, and where each stands; several spaces are one. */
function folded(text: string): { characters: string[]; at: number[] } {
  const characters: string[] = []
  const at: number[] = []
  for (let index = 0; index < text.length; index++) {
    const character = fold(text[index] ?? '')
    if (character === ' ' && characters.at(-1) === ' ') continue
    characters.push(character)
    at.push(index)
  }
  return { characters, at }
}
