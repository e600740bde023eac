const days: Record<string, string> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
}
const ordinals: Record<string, string> = {
  '1': '1st',
  '2': '2nd',
  '3': '3rd',
  '4': '4th',
  '5': '5th',
  '-1': 'last',
}

/** By days from Easter Sunday. */
const feasts: Record<string, string> = {
  '-47': 'Shrove Tuesday',
  '-3': 'Maundy Thursday',
  '-2': 'Good Friday',
  '-1': 'Holy Saturday',
  '0': 'Easter Sunday',
  '+1': 'Easter Monday',
  '+39': 'Ascension Day',
  '+49': 'Whit Sunday',
  '+50': 'Whit Monday',
  '+60': 'Corpus Christi',
}

/** "Jan 1", "Dec 24-26", "Sep 16-Apr 30", "easter -2 days", "PH": a day of the year, or a span. */
const date = String.raw`(?:PH|easter(?: [+-]\d+ days?)?|[A-Z][a-z]{2} \d+(?:-(?:[A-Z][a-z]{2} )?\d+)?)`
const datesBefore = new RegExp(`^(${date}(?:,\\s*${date})*)\\s+(.*)$`)
const weekday = /\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/
/** More days than these are told as public holidays: that is what lists of days with hours of their own are about. */
const mostDates = 3

/**
 * The usual hours of a place (app/domain/catalogue/opening-hours.ts) for people: ordinary days first, then days with hours of
 * their own, then those on which it is closed: "Tue to Sun 09:00 to 19:00; closed Mon, Jan 1, Dec 25".
 */
export function openingWords(hours: string): string {
  if (hours.trim() === '24/7') return 'always open'
  const rules = hours.split(';').map((rule) => rule.trim().replace(/^((?:.* )?)Mo-Su,PH /, '$1'))
  const closed = rules.flatMap((rule) => (rule.endsWith(' off') ? [rule.slice(0, -' off'.length)] : []))
  const open = rules.filter((rule) => !rule.endsWith(' off'))
  const ordinary = open.filter((rule) => !datesBefore.test(rule))
  const special = new Map<string, string[]>()
  for (const rule of open) {
    const [, dates = '', rest = ''] = datesBefore.exec(rule) ?? []
    // Nothing is different on such a day, unless it would be one of rest.
    if (dates === '' || (ordinary.includes(rest) && !closed.some((days) => weekday.test(days)))) continue
    special.set(rest, [...(special.get(rest) ?? []), ...dates.split(/,\s*/)])
  }
  return [
    ...ordinary.map(inWords),
    ...[...special].map(([rest, dates]) => `${daysInWords(dates)} ${inWords(rest)}`),
    ...(closed.length > 0 ? [`closed ${closed.filter(isNew).map(inWords).join(', ')}`] : []),
  ].join('; ')
}

function daysInWords(dates: readonly string[]): string {
  return dates.length > mostDates ? 'most public holidays' : inWords(dates.join(','))
}

/** Whether no other days include these: a season that is closed need not be told by its weekdays too. */
function isNew(days: string, _: number, all: readonly string[]): boolean {
  return !all.some((other) => days.startsWith(`${other} `))
}

function inWords(rule: string): string {
  return rule
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\[(-?\d)\]/g, (_, day, nth) => `${ordinals[nth] ?? nth} ${days[day]}`)
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => days[day] ?? day)
    .replace(/\bPH\b/g, 'public holidays')
    .replace(/\beaster(?: ([+-]\d+) days?)?/g, (text, days = '0') => feasts[days] ?? text)
    .replace(/\b00:00-24:00\b/g, 'all day')
    .replace(/-/g, ' to ')
    .replace(/,\s*/g, ', ')
}
