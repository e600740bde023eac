/** A piece of text that is set in one direction, in the order it stands on the line. */
export interface DirectedRun {
  text: string
  rtl: boolean
}

type Kind = 'right' | 'left' | 'number' | 'neutral'

function kindOf(letter: string): Kind {
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) && !/\p{Number}/u.test(letter)) return 'right'
  if (/\p{Number}/u.test(letter)) return 'number'
  return /\p{Letter}/u.test(letter) ? 'left' : 'neutral'
}

const mirrored: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

/**
 * A line in the order it is read from left to right on paper: what names and short sentences need of the bidirectional
 * algorithm (UAX 9). A line without left-to-right letters runs from the right as a whole; in any other, a stretch between
 * right-to-left letters does. Figures always read from the left.
 */
export function directedRuns(text: string): DirectedRun[] {
  const letters = [...text]
  const kinds = letters.map(kindOf)
  if (!kinds.includes('right')) return text === '' ? [] : [{ text, rtl: false }]
  const wholly = !kinds.includes('left')
  const inside = kinds.map((kind, index) => {
    if (wholly || kind === 'right') return true
    if (kind === 'left') return false
    const strong = (list: Kind[]) => list.find((other) => other === 'right' || other === 'left')
    return strong(kinds.slice(0, index).reverse()) === 'right' && strong(kinds.slice(index)) === 'right'
  })
  const runs: DirectedRun[] = []
  for (let start = 0; start < letters.length; ) {
    let end = start
    while (end < letters.length && inside[end] === inside[start]) end++
    const stretch = letters.slice(start, end)
    if (inside[start]) runs.push(...turned(stretch))
    else runs.push({ text: stretch.join(''), rtl: false })
    start = end
  }
  return runs
}

/** A stretch that runs from the right: its last piece comes first, figures stay as they are. */
function turned(letters: string[]): DirectedRun[] {
  const runs: DirectedRun[] = []
  for (const letter of letters) {
    const rtl = kindOf(letter) !== 'number'
    const last = runs.at(-1)
    const shown = rtl ? (mirrored[letter] ?? letter) : letter
    if (last?.rtl === rtl) last.text += shown
    else runs.push({ text: shown, rtl })
  }
  return runs.reverse()
}

/** Where a line may end: after a blank or a hyphen, and between the characters of scripts that set none. */
export function breakable(text: string): string[] {
  const pieces = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\u3001\u3002\uFF0C\u30FC)\u300D]?|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  )
  return pieces ?? []
}
