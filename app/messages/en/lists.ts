/** "a", "a and b", "a, b and c". */
export function listed(items: string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Small numbers in words: "four". */
export function inWords(count: number): string {
  return numbers[count] ?? String(count)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Monti and Trastevere"; names with an "and" of their own are set one after the other. */
export function joined(names: string[]): string {
  return names.some((name) => name.includes(' and ')) ? names.join(', then ') : listed(names)
}
