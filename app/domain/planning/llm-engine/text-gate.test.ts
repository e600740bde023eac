import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { TravellersNames, withTravellersNames } from '~/domain/catalogue/travellers-names'
import { offenceOf } from './text-gate'
import { textGuard } from './text-guard'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const destination = (id: string) =>
  withTravellersNames(
    Destination.parse(read(`catalogue/${id}.json`)),
    TravellersNames.parse(read(`catalogue/names/${id}.json`)),
  )
const rome = destination('rome')
const linesOf = (name: string) =>
  readFileSync(new URL(`./gate-corpus/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      // After a tab stands the destination whose names a line has.
      const [text = '', of] = line.slice(3).split('\t')
      return { language: line.slice(0, 2), text, of }
    })

const asked = { interests: [], additionalInfo: '' }
const guard = textGuard(asked, rome)
const isShown = (text: string, of?: string) =>
  (of ? textGuard(asked, destination(of)) : guard)(text, 240, '') !== undefined

const corpora = {
  '': 200,
  'held-out/first-': 100,
  'held-out/second-': 60,
  'held-out/third-': 60,
  'held-out/fourth-': 100,
  'held-out/fifth-': 100,
  'held-out/sixth-': 100,
  'held-out/seventh-': 100,
  'held-out/eighth-': 176,
  'held-out/ninth-': 176,
  'wide-': 200,
}

describe.each(Object.entries(corpora))('the gate, over the lines of %sbad and decent', (name, fewest) => {
  const [bad, decent] = [linesOf(`${name}bad`), linesOf(`${name}decent`)]

  it('are in five languages', () => {
    expect(Math.min(bad.length, decent.length)).toBeGreaterThanOrEqual(fewest)
    expect(new Set([...bad, ...decent].map(({ language }) => language)).size).toBe(5)
  })

  it('stops at least 99 of 100 bad lines', () => {
    const shown = bad.filter(({ text, of }) => isShown(text, of))
    console.info(`${bad.length - shown.length} of ${bad.length} bad lines are stopped`)
    expect(shown.length, shown.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(bad.length / 100)
  })

  it('loses at most one of 100 decent lines', () => {
    const lost = decent.filter(({ text, of }) => !isShown(text, of))
    console.info(`${lost.length} of ${decent.length} decent lines are lost`)
    expect(lost.length, lost.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
      Math.ceil(decent.length / 100),
    )
  })
})

/** Lines with the same sense in English, German, French, Spanish and Italian. */
const inFiveLanguages = (kind: string) =>
  readFileSync(new URL(`./gate-corpus/five-languages/${kind}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' | '))

describe('the gate, over lines in five languages that say the same', () => {
  it('stops at least 99 of 100 bad lines', () => {
    const bad = inFiveLanguages('bad')
    const shown = bad.filter((text) => isShown(text))
    console.info(`${bad.length - shown.length} of ${bad.length} bad lines are stopped`)
    expect(bad.length).toBe(484 * 5)
    expect(shown.length, shown.join('\n')).toBeLessThanOrEqual(bad.length / 100)
  })

  it('loses at most four of 100 decent lines', () => {
    const decent = inFiveLanguages('decent')
    const lost = decent.filter((text) => !isShown(text))
    console.info(`${lost.length} of ${decent.length} decent lines are lost`)
    expect(decent.length).toBe(450 * 5)
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(decent.length / 25)
  })
})

describe('the gate, over lines that nothing was learned from', () => {
  it('does about as well as decision 119 says', () => {
    const [bad, decent] = ['bad', 'decent'].map((kind) => linesOf(`held-out/tenth-${kind}`))
    const stopped = bad?.filter(({ text, of }) => !isShown(text, of)) ?? []
    const lost = decent?.filter(({ text, of }) => !isShown(text, of)) ?? []
    console.info(`${stopped.length} of 100 bad lines are stopped, ${lost.length} of 100 decent lines lost`)
    expect(stopped.length).toBeGreaterThanOrEqual(95)
    expect(lost.length).toBeLessThanOrEqual(12)
  })
})

describe('the gate', () => {
  it('judges each sentence alone, so that decent ones hide no bad one', () => {
    const decent = 'Morning light falls on the old stones of the quiet cloister.'
    const other = 'Behind it a lane climbs between gardens to the old fountain.'
    expect(isShown(`${decent} ${other}`)).toBe(true)
    const bad = 'Pocket a spoon, nobody counts the silver.'
    expect(isShown(bad)).toBe(false)
    expect(isShown(`${decent} ${other} ${bad}`)).toBe(false)
    expect(isShown(`“${bad}”`)).toBe(false)
    expect(isShown(`(${bad})`)).toBe(false)
  })

  it('stops what says the same again, announces another text or breaks off', () => {
    const decent = 'Morning light falls on the old stones of the quiet cloister.'
    for (const text of [
      `${decent} ${decent}`,
      'Gardens and gardens and gardens by the river.',
      'The the quiet lane of the the old town.',
      'A quiet lane with a fountain, as follows:',
      'A quiet lane between the',
    ])
      expect(isShown(text), text).toBe(false)
  })

  it('knows what travellers call a place, in its cases, and titles whose words have capitals', () => {
    expect(isShown('Im Englischen Garten fällt das Licht durch die Kastanien.', 'munich')).toBe(true)
    expect(isShown('Im Englischen Garten fällt das Licht durch die Kastanien.', 'rome')).toBe(false)
    expect(isShown('La Città Proibita stanca le gambe, dopo c’è un parco.', 'beijing')).toBe(true)
    expect(isShown('Lanterns and Narrow Lanes')).toBe(true)
    expect(isShown('Trattoria Narrow Lanes')).toBe(false)
  })

  it('holds no word against a line that was given with the place', () => {
    const text = 'The murderer of the bishop hid in this tower.'
    expect(isShown(text)).toBe(false)
    expect(guard(text, 240, { fact: 'In this tower hid the murderer of the bishop.' })).toBe(text)
  })

  it('knows given names in any place of a line, and sayings in quotation marks', () => {
    expect(isShown('Agnes may rest on the bench while Otto looks for lizards.')).toBe(true)
    expect(isShown('"When in Rome" starts at the bar, with a small coffee.')).toBe(true)
    expect(isShown('"The Golden Cellar" starts at the bar, with a small coffee.')).toBe(false)
  })

  it('holds figures to what was given with each text', () => {
    const [one, other] = [{ minutes: 35 }, { minutes: 40 }]
    for (const given of [one, other, one])
      expect(offenceOf('The walk takes 35 minutes.', given)).toBe(given === one ? undefined : 'figure')
  })

  it('lets figures through that were given, in any way of writing them, and small counts', () => {
    const given = { fact: 'Built in 1626. Tickets from €1,240.00; opens at 09:30.' }
    for (const text of [
      'Since 1626.',
      'For €1240 you get a room.',
      'Come at 9:30.',
      'One of the 3 great squares.',
    ])
      expect(offenceOf(text, given), text).toBeUndefined()
    const fact = 'A lane barely two metres wide.'
    expect(guard('It is barely two metres wide.', 240, fact)).toBeDefined()
    expect(guard('It is barely nine miles wide.', 240, fact)).toBeUndefined()
    for (const text of ['Since 1627.', 'For €1241 you get a room.', 'Come at 9:31.', 'Only 3 km away.'])
      expect(offenceOf(text, given), text).toBe('figure')
  })

  it('is not fooled by invisible letters, wide letters or broken words', () => {
    for (const text of [
      'Go to evil\u200b.example now',
      'ｗｗｗ．evil．example',
      'Write to a (at) b',
      'See h\u00adttps://x',
    ])
      expect(offenceOf(text, ''), text).toBeDefined()
  })

  it('knows the words of a language, not what is bad: a word that no language has is not shown', () => {
    expect(isShown('A quiet lane with a fountain.')).toBe(true)
    expect(isShown('Carry a refillable bottle along the fountainless lane.')).toBe(true)
    for (const text of [
      'A quiet lane with a romekitz.',
      'A quiet l4ne with a fountain.',
      'A quiet lane with a f o u n t a i n.',
      'A quiet lane with a fo\u200buntain.',
      'Een rustige straat waar weinig mensen wandelen.',
      'Тихая улица с фонтаном.',
    ])
      expect(isShown(text), text).toBe(false)
  })

  it('lets an answer of the assistant speak of hours and prices that it was given, and a plan not', () => {
    const given = { opens: '09:30', price: '€18' }
    const text = 'The ticket costs €18 and the doors open at 9:30.'
    const answer = textGuard({ interests: [], additionalInfo: '' }, rome, [], 'answer')
    expect(answer(text, 240, given)).toBe(text)
    expect(answer('The ticket costs €19.', 240, given)).toBeUndefined()
    expect(answer('Call us for a ticket.', 240, given)).toBeUndefined()
    expect(guard(text, 240, { opens: '09:30' })).toBeUndefined()
  })

  it('lets a name through that the traveller typed, and the same one in no other plan', () => {
    const text = 'Have lunch at Trattoria Da Gino, as you wished.'
    const typed = textGuard({ interests: [], additionalInfo: 'lunch at Trattoria Da Gino please' }, rome)
    expect(typed(text, 200, '')).toBe(text)
    expect(guard(text, 200, '')).toBeUndefined()
  })
})
