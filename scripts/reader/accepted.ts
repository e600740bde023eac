// What a traveller would accept as right though it is not what the corpus says to the letter. The rules are in README.md
// beside this file; they were decided once, and are no reason to change what a sentence means.
interface Short {
  is: string
  /** "place:pantheon", "kind:museum"; empty where there is none. */
  subject: string
  /** Days, hours, numbers: everything else. */
  details: readonly string[]
}

const subjects = /^(place|area|kind|interest|name|food|who|need|what|diet|to):/

function shortOf(text: string): Short {
  const [is = '', ...parts] = text.split(' ')
  const subject = parts.find((part) => subjects.test(part)) ?? ''
  return { is, subject, details: parts.filter((part) => part !== subject) }
}

/** Kinds and interests that a plan answers with the same places. */
const neighbours = [
  ['kind:museum', 'kind:gallery', 'interest:Museums'],
  ['kind:gallery', 'interest:Art'],
  ['kind:shop', 'interest:Shopping'],
  ['kind:nightlife', 'interest:Nightlife'],
  ['kind:beach', 'interest:Beach'],
  ['kind:park', 'kind:nature', 'interest:Nature-&-Outdoors'],
  ['food:tapas', 'food:pintxos'],
  ['food:gelato', 'food:ice-cream'],
  ['food:pastel-de-nata', 'food:pasteis-de-nata'],
]

const isSameSubject = (one: string, other: string) =>
  one === other || neighbours.some((near) => near.includes(one) && near.includes(other))

const parts = new Set(['morning', 'noon', 'afternoon', 'evening', 'night', 'sunrise', 'sunset'])
const isOne = ({ is, details }: Short) =>
  is === 'count' &&
  !details.includes('compare:most') &&
  details.includes('number:1') &&
  details.includes('per:trip')

/** Wanted at no time of its own: in the plan or not is all that counts. */
const isWanted = (short: Short) => short.is === 'must' || short.is === 'like' || isOne(short)
const isLeftOut = ({ is }: Short) => is === 'skip' || is === 'seen'
const detailsOf = (short: Short) => (isOne(short) ? [] : short.details)

/** What may be said beside what was meant without changing it: the part of a day, the day of a feast, ages. */
function isHarmless({ is }: Short, detail: string): boolean {
  if (is === 'occasion') return /^(day|weekday|date):/.test(detail)
  if (is === 'party') return /^(ages|number):/.test(detail)
  return timed.has(is) && parts.has(detail)
}
const timed = new Set(['pin', 'eat', 'meal', 'day-trip'])

/** Whether what was read does what was meant. Nothing that was meant may be missing from it. */
function does(read: Short, meant: Short): boolean {
  if (!isSameSubject(read.subject, meant.subject)) return false
  const sameKind =
    read.is === meant.is ||
    (isLeftOut(read) && isLeftOut(meant)) ||
    (isWanted(meant) && (isWanted(read) || read.is === 'pin'))
  const [own, other] = [detailsOf(read), detailsOf(meant)]
  return (
    sameKind &&
    other.every((detail) => own.includes(detail)) &&
    own.every((detail) => other.includes(detail) || isHarmless(read, detail))
  )
}

const forTwo = new Set(['what:honeymoon', 'what:anniversary', 'what:proposal'])
const isCouple = (text: string) => text === 'party who:couple'
const isFeastForTwo = (text: string) => forTwo.has(shortOf(text).subject)

/** Constraints that were applied and that a traveller who meant this would not accept. */
export function notAccepted(wanted: readonly string[], got: readonly string[]): string[] {
  return got.filter(
    (each) =>
      !wanted.includes(each) &&
      !wanted.some((meant) => does(shortOf(each), shortOf(meant))) &&
      !(isCouple(each) && wanted.some(isFeastForTwo)),
  )
}

/** Whether a traveller would accept the whole: all that was meant is done or asked back as meant, and nothing else is done. */
export function isAccepted(wanted: readonly string[], got: readonly string[]): boolean {
  if (notAccepted(wanted, got).length > 0) return false
  return wanted.every(
    (meant) =>
      got.includes(meant) ||
      got.some((each) => does(shortOf(each), shortOf(meant))) ||
      (isCouple(meant) && got.some(isFeastForTwo)),
  )
}
