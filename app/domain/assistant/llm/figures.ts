/** Times of day and amounts of money: what a traveller acts on, and what a model gets wrong without noticing. */
const figure =
  /\b\d{1,2}:\d{2}\b|(?:[€£¥₹$]|\b[A-Z]{3} ?)\d[\d.,]*\d|[€£¥₹$]\d|(?<![\d.,])[.,]*\d[\d.,]*(?: ?€| euros?\b| dollars?\b)/gu

/** Whether every time and every amount in a text stands in what the model was given. */
export function figuresKnown(text: string, given: unknown): boolean {
  const known = new Set(figuresOf(JSON.stringify(given)))
  return figuresOf(text).every((found) => known.has(found))
}

/** "€1,240.00" and "1240 euros" are the same amount, "9:30" and "09:30" the same time. */
function figuresOf(text: string): string[] {
  return (text.match(figure) ?? []).map((found) =>
    found.includes(':')
      ? found.padStart(5, '0')
      : `${Number(found.replace(/[^\d.]/gu, '').replace(/\.$/u, ''))}`,
  )
}
