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

/**
 * The weekly hours of a place (app/domain/catalogue/opening-hours.ts) for people: "Mon to Fri 09:00 to 18:00; Sat and Sun
 * closed".
 */
export function openingWords(hours: string): string {
  if (hours.trim() === '24/7') return 'always open'
  return hours
    .split(';')
    .map((rule) => ruleInWords(rule.trim()))
    .join('; ')
}

function ruleInWords(rule: string): string {
  return rule
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\[(-?\d)\]/g, (_, day, nth) => `${ordinals[nth] ?? nth} ${days[day]}`)
    .replace(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => days[day] ?? day)
    .replace(/\bPH\b/g, 'public holidays')
    .replace(/\beaster(?: ([+-]\d+) days?)?/g, (text, days = '0') => feasts[days] ?? text)
    .replace(/\boff$/, 'closed')
    .replace(/\b00:00-24:00\b/g, 'all day')
    .replace(/-/g, ' to ')
    .replace(/,\s*/g, ', ')
}
