import { plainDigits } from '~/domain/calendar/plain-digits'
import type { Currency } from './currency'
import { formatMoney } from './format-money'

/** A cost that was read, or the two amounts that it may mean; hundredths. */
export type AmountRead =
  | {
      cents: number
      /** What was typed, with its figures as every reader takes them: "12,50 €" is "12.50 €". */
      text: string
    }
  | { readings: [grouped: number, decimal: number] }

interface Reader {
  /** BCP 47; '' or an unknown one where nobody knows. */
  locale: string
  /** Of the trip. */
  currency: Currency
}

/** A figure with whatever separates its digits. A space or an apostrophe only does so before three digits. */
const figure = /(?:\d|(?<![\p{L}.,])[.,]\d)(?:[.,٫٬]?\d|[ '’](?=\d{3}(?!\d)))*/gu
const atSymbol = /(?:\p{Sc}|\b(?:kr|fr|chf|eur|usd|gbp|jpy|aud|cad|mxn|cny|inr)\.?)\s?$/iu
const symbolAfter = /^\s?(?:\p{Sc}|(?:kr|fr|chf|eur|usd|gbp|jpy|aud|cad|mxn|cny|inr|円|元|원)(?!\p{L}))/iu
const times = /^\s*[×xX*✕]\s*\p{Sc}?\s*$/u
const multipliers: [RegExp, number][] = [
  [/^\s?[万萬만]/, 10_000],
  [/^\s?[千천]/, 1000],
  [/^[kK](?!\p{L})/u, 1000],
]

/** A figure in its text; `values` are its amount, or the two that it may be. */
interface Figure {
  from: number
  to: number
  values: [number] | [grouped: number, decimal: number]
}

/**
 * Reads a cost as people write it. A figure beside a currency counts, else the first; "2 × 15" is a product. Where a comma or
 * a point may either group digits or begin a fraction, the locale decides; where it does not, both amounts are answered. A
 * text without a figure is 0. Written here and not taken from a library, since those read one locale only and never ask.
 */
export function readAmount(typed: string, { locale, currency }: Reader): AmountRead {
  const text = plainDigits(typed.trim())
  const figures = figuresIn(text, signsOf(locale), hasNoCents(currency))
  const [first] = figures
  if (!first) return { cents: 0, text }
  const product = figures.findIndex((each, index) => {
    const before = figures[index - 1]
    return before && times.test(text.slice(before.to, each.from))
  })
  if (product > 0)
    return readProduct(text, figures[product - 1] ?? first, figures[product] ?? first, currency)
  const priced = figures.find(
    ({ from, to }) => atSymbol.test(text.slice(0, from)) || symbolAfter.test(text.slice(to)),
  )
  const { from, to, values } = priced ?? first
  const cents = hundredths(values[0])
  if (text === formatMoney(cents, currency)) return { cents, text }
  if (values[1] === undefined)
    return { cents, text: text.slice(0, from) + told(text.slice(from, to), cents) + text.slice(to) }
  return { readings: [cents, hundredths(values[1])] }
}

function readProduct(text: string, one: Figure, other: Figure, currency: Currency): AmountRead {
  const product = (which: 0 | 1) =>
    hundredths((one.values[which] ?? one.values[0]) * (other.values[which] ?? other.values[0]))
  if (one.values.length + other.values.length > 2) return { readings: [product(0), product(1)] }
  const cents = product(0)
  const between = text.slice(one.to, other.from)
  const [first, second] = [one, other].map(({ from, to, values }) =>
    told(text.slice(from, to), hundredths(values[0])),
  )
  const factors = first + between + second
  const rest = text.slice(other.to)
  const end = /^\s*=/.test(rest) ? rest : ` = ${formatMoney(cents, currency).replaceAll(',', '')}${rest}`
  return { cents, text: text.slice(0, one.from) + factors + end }
}

function figuresIn(text: string, signs: Signs | null, noCents: boolean): Figure[] {
  return [...text.matchAll(figure)].map((match) => {
    const [written] = match
    const end = match.index + written.length
    const [multiplier, factor] = multipliers.find(([sign]) => sign.test(text.slice(end))) ?? [/^/, 1]
    const length = text.slice(end).match(multiplier)?.[0].length ?? 0
    const [grouped, decimal] = valuesOf(written, signs, noCents)
    return {
      from: match.index,
      to: end + length,
      values: decimal === undefined ? [grouped * factor] : [grouped * factor, decimal * factor],
    }
  })
}

interface Signs {
  group: string
}

/** What a figure may amount to. */
function valuesOf(written: string, signs: Signs | null, noCents: boolean): [number] | [number, number] {
  // Signs that have one meaning only.
  const figures = written.replace(/[ '’٬]/g, '').replaceAll('٫', '#')
  if (figures.includes('#')) return [Number(figures.replace(/[.,]/g, '').replace('#', '.'))]
  const last = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','))
  if (last < 0) return [Number(figures)]
  const sign = figures.charAt(last)
  const [head, tail] = [figures.slice(0, last), figures.slice(last + 1)]
  const grouped = Number(head.replace(/[.,]/g, '') + tail)
  const decimal = Number(`${head.replace(/[.,]/g, '')}.${tail}`)
  const other = sign === '.' ? ',' : '.'
  if (head.includes(sign)) return [head.includes(other) ? decimal : grouped]
  if (head.includes(other)) return [decimal]
  if (tail.length !== 3 || !/^[1-9]\d{0,2}$/.test(head)) return [decimal]
  if (noCents || signs?.group === sign) return [grouped]
  return [grouped, decimal]
}

/** The sign that a locale groups digits with; null for no locale. */
function signsOf(locale: string): Signs | null {
  if (locale === '' || !isKnown(locale)) return null
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5)
  return { group: parts.find(({ type }) => type === 'group')?.value ?? '' }
}

function isKnown(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}

function hasNoCents(currency: Currency): boolean {
  const style = new Intl.NumberFormat('en', { style: 'currency', currency })
  return style.resolvedOptions().maximumFractionDigits === 0
}

function hundredths(units: number): number {
  return Math.round(units * 100)
}

/** Figures that every reader takes for the same. */
const plainFigure = /^(?:\d+(?:\.\d{1,2})?|\d{1,3}(?:,\d{3})+\.\d\d)$/

/** A figure as it stands, or "1250", "12.50": in a way that no locale reads as something else. */
function told(written: string, cents: number): string {
  if (plainFigure.test(written)) return written
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
