/** A part of a text in one direction, in its visual position. */
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
 * A line in visual order, as far as names and short sentences need the bidirectional algorithm (UAX 9). A line without
 * left-to-right letters is right-to-left as a whole; in any other, only the parts between right-to-left letters are.
 * Numbers are always left-to-right.
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

/** A right-to-left part: its pieces in reverse order, numbers unchanged. */
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

/** Where a line may break: after a space or a hyphen, and between characters of scripts without spaces. */
export function breakable(text: string): string[] {
  const pieces = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\u3001\u3002\uFF0C\u30FC)\u300D]?|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  )
  return pieces ?? []
}
