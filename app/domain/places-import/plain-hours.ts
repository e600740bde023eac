import { parseOpeningHours } from '~/domain/catalogue/opening-hours'

/** Rules that hold for a year, a week or school holidays: without them the rest still says most. */
const special = /^(SH|week|\d{4})\b/i
/** Days from Easter, which not every text writes as our reader does. */
const easter = /^easter\b/i
/** Without an end of opening nobody knows how long one may stay. */
const open = /\d\s*\+|sunset|sunrise|dawn|dusk|unknown/i

/** A text of opening hours in the form that most have; undefined where it does not say when a place closes. */
export function plainHours(text: string): string | undefined {
  const rules = (text.split('||')[0] ?? '')
    .replace(/"[^"]*"/g, ' ')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .split(';')
    .map(ruleOf)
    .filter((rule) => rule !== '' && !special.test(rule) && !(easter.test(rule) && isUnread(rule)))
  if (rules.length === 0 || rules.some((rule) => open.test(rule))) return undefined
  if (rules.every((rule) => /\boff$/.test(rule))) return undefined
  return rules.join('; ')
}

function isUnread(rule: string): boolean {
  return typeof parseOpeningHours(rule) === 'string'
}

function ruleOf(rule: string): string {
  return (
    rule
      .trim()
      .replace(/\b(closed|close|Closed)\b/g, 'off')
      .replace(/\b(\d{1,2})[.h](\d{2})\b/g, '$1:$2')
      .replace(/(?<![\d:])(\d):(\d{2})/g, '0$1:$2')
      .replace(/ ?- ?/g, '-')
      // "Mo-Fr: 10:00" and "Apr 01-Oct 15: 09:00", but not "Mar-Oct 10:00".
      .replace(/(?<=[A-Za-z\]]|\b[A-Z][a-z]{2} \d{1,2}): ?(?=\d{1,2}[:.]|[A-Z])/g, ' ')
      .replace(/\bGood Friday\b/g, 'easter -2 days')
      .replace(/\bEaster Monday\b/g, 'easter +1 day')
      .replace(/\b([A-Z][a-z]{2}) 0(\d)\b(?!:)/g, '$1 $2')
      .replace(/(?<=[a-zA-Z\]]), +(?=(Mo|Tu|We|Th|Fr|Sa|Su|PH)\b)/g, ',')
      .replace(/(?<=\d{2}:\d{2}), +(?=\d)/g, ',')
      .replace(/(?<=\d{2}:\d{2}),(?=[A-Z])/g, ', ')
      .replace(/,SH\b|\bSH,/g, '')
      .replace(/(?<=\d) ?(Uhr|h)\b/g, '')
      .replace(/ open$/, '')
      .replace(/^(?:Mo-Su|daily|täglich) (?=\d)/i, '')
      .replace(/^00:00-24:00$/, '24/7')
      .replace(/\s+/g, ' ')
      .replace(/[, ]$/, '')
      .trim()
  )
}
