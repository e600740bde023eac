/** A number as it is written, with what stands around it that makes it more than a count. */
const number =
  /(?<before>[€£¥₹$]\s?|\b(?:EUR|USD|GBP|CHF|JPY|[A-Z]{2}D)\s)?(?<digits>\d[\d.,:'’]*\d|\d)(?<after>\s?(?:[€£¥₹$%°]|-?(?:st|nd|rd|th|h|hrs?|min|km|m|am|pm|uhr|euros?|dollars?|pounds?|eur|usd|gbp|minut\p{L}*|hours?|stunden?|heures?|horas?|or[ae]|met\p{L}+|kilom\p{L}+|chilom\p{L}+|miles?|meilen?|percent|prozent|jahre?n?|years?|ans|años|anni|centur\p{L}+|jahrhundert\p{L}*|siècle|siglo|secolo)(?![\p{L}])))?/giu
/** A count up to this needs no source: "two of the 3 rooms". */
const mostCounted = 12

/** The numbers of a text. `small` ones are counts without a unit, which say nothing about a place. */
export function figuresIn(text: string): { value: string; small: boolean }[] {
  return [...text.matchAll(number)].map(({ groups = {} }) => {
    const { before = '', digits = '', after = '' } = groups
    const value = plain(digits)
    const small = before === '' && after === '' && /^\d{1,2}$/.test(digits) && Number(digits) <= mostCounted
    return { value, small }
  })
}

/** "1,240.00" and "1240" are one number, "9:30", "09:30" and "9.30" one time. */
function plain(digits: string): string {
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(digits)
  if (clock) return `${Number(clock[1])}:${clock[2]}`
  const whole = digits.replace(/[.,]00$/, '').replace(/[.,'’](?=\d{3}(?!\d))/g, '')
  return whole.replace(/^0+(?=\d)/, '').replace(',', '.')
}
