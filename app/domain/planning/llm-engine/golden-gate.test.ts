// What the gate for a model's texts finds in each line of its corpora, and why, written down: the shares that text-gate.test.ts
// asks for stay the same when one rule does the work of another. Renewed like the golden plans; read which lines change.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Destination } from '~/domain/catalogue/destination'
import { hash } from '~/domain/seeded-random'
import { richCity } from '~/domain/testing/rich-city'
import { knownNames } from '~/domain/verification/known-names'
import { figuresIn } from './figures-in'
import { gateLanguages, senseWeights } from './gate-language'
import { signsOf, suspicionOf } from './gate-sense'
import { isGermanProse, isNoPlaceName, isSaying, isTitle, proseFault, sentencesIn } from './plain-prose'
import { hidesLetters, offenceOf, plainText } from './text-gate'

const inRome = [
  'Colosseum',
  'Trevi Fountain',
  'Pantheon',
  'Vatican Museums',
  'Campo de’ Fiori',
  'Piazza Navona',
  'Santa Maria in Trastevere',
  'Museum of Rome',
  'Jewish Ghetto',
]
const city: Destination = {
  ...richCity,
  name: 'Rome',
  places: richCity.places.map((place, index) => ({ ...place, name: inRome[index] ?? place.name })),
}
const names = knownNames(city, ['Trattoria Da Gino', 'Keats'])

const read = (name: string) =>
  readFileSync(new URL(`./gate-corpus/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
/** The first line, and then each after so many others. */
const some = (name: string, every: number) => read(name).filter((_, index) => index % every === 0)
const lines = (name: string) => some(name, 3).map((line) => line.slice(3).split('\t')[0] ?? '')
const inFiveLanguages = (name: string) =>
  some(`five-languages/${name}`, 15).flatMap((line) => line.split(' | '))

const corpora: Record<string, string[]> = {
  bad: lines('bad'),
  decent: lines('decent'),
  'wide bad': lines('wide-bad'),
  'bad in five languages': inFiveLanguages('bad'),
  'decent in five languages': inFiveLanguages('decent'),
  'made for a rule': [
    'At nine the doors open.',
    'Come at nine in the morning.',
    'Two hundred steps lead up.',
    'Seven seven seven seven steps.',
    'A hundred and twelve steps.',
    'Thirteen steps lead to the garden.',
    'One of two towers by the three rivers and four gates.',
    'It is 2 km to the 12 gates, 45 steps.',
    'Saint Barnaby looks down on the square.',
    'The lane ends at Barnaby.',
    'Mia rests where Mia rests on the bench.',
    'Rest with Mia on the bench.',
    'Mia says that the bench is hers.',
    'Museum of Modern Lies and the Museum of Rome.',
    'Ancient Stones and One Great View',
    'Ancient Stones and one Great View.',
    'Der Goldene Hirsch steht am Platz.',
    'Die Seite des Hügels liegt in der Sonne, Roms Altstadt im Schatten.',
    'Raffaels Fresken und Berninis Brunnen.',
    'Gast bei Gino: die Trattoria Da Gino.',
    'GREAT view over NATO and the DJ.',
    'A. B. C. D. stands on the stone.',
    'b c d stands on the stone.',
    'The x-ray of a q, w and r.',
    'The doors open at 9 a.m. and close at 5 p.m. each day.',
    'Quiet.lane with a fountain.',
    'A quiet lane, with a fountain:',
    'A quiet lane with a fountain and the',
    'Quiet stones. Quiet stones of the yard. Quiet stones of the yard.',
    'Fountain by the fountain beside a fountain.',
    'Ein l4ne und ein McDonald am Platz.',
    'Жить 漢字 in the lane.',
    '!!!',
    'Rome. Piazza Navona!',
    '“When in Rome” begins at the bar.',
    '"The Golden Cellar" begins at the bar.',
    'Verlo, levantarse y siéntate junto al trenecito.',
    'Unhurriedly re-refillable, the coppersmiths’ friendliness was bottomless.',
    'Museumsvormittag, Händlerinnen und Spießchen, steinige schiefen Gassen, moosig und dörflich.',
    'Keats lived by the stairs, Oscar Wilde did not.',
  ],
}

const givens: unknown[] = [
  '',
  { fact: 'The tower has 45 steps, opens at nine, and costs €12.', by: ['Mia'] },
  'Thirteen steps lead up to Barnaby, a murderer.',
]

/** The numbers of the lines by what is found in them. */
function byFinding(list: string[], find: (line: string) => string): string[] {
  const found = new Map<string, number[]>()
  for (const [number, line] of list.entries()) {
    const finding = find(line)
    found.set(finding, [...(found.get(finding) ?? []), number])
  }
  return [...found].map(([finding, numbers]) => `${finding}: ${numbers.join(' ')}`).sort()
}

/** One number for every twenty lines, so that a change says about where it is. */
function inParts(list: string[], find: (line: string) => string): string {
  const parts = Array.from({ length: Math.ceil(list.length / 20) }, (_, part) =>
    hash(
      list
        .slice(20 * part, 20 * part + 20)
        .map(find)
        .join('\n'),
    ),
  )
  return parts.join(' ')
}

describe.each(Object.entries(corpora))('%s', { timeout: 60_000 }, (_, list) => {
  it('faults', () => {
    const found = byFinding(list, (line) => {
      const plan = proseFault(line, { given: givens[0], names, answers: false })
      return `${offenceOf(line, givens[0]) ?? '-'} ${plan ?? '-'}`
    })
    expect(found).toMatchSnapshot()
  })

  it('faults of answers, and where something was given', () => {
    const few = list.filter((_, index) => index % 3 === 0 || list.length < 60)
    const found = byFinding(few, (line) =>
      givens
        .flatMap((given) => [
          proseFault(line, { given, names, answers: true }),
          given !== '' && proseFault(line, { given, names, answers: false }),
          offenceOf(line, given),
        ])
        .map((fault) => fault || '-')
        .join(' '),
    )
    expect(found).toMatchSnapshot()
  })

  it('senses', () => {
    const few = list.filter((_, index) => index % 2 === 0 || list.length < 60)
    const sense = inParts(few, (line) =>
      givens
        .slice(0, 2)
        .flatMap((given) => sentencesIn(line, { given, names }))
        .map((sentence) => {
          const signs = [...signsOf(sentence)].sort(([one], [other]) => one - other).join(' ')
          return `${sentence.touched} ${signs} ${Math.round(suspicionOf(sentence, senseWeights()) * 100)}`
        })
        .join('\n'),
    )
    expect(sense).toMatchSnapshot()
  })

  it('words', () => {
    const words = [...new Set(list.flatMap((line) => line.match(/[\p{L}\p{M}]+/gu) ?? []))]
    const kinds = inParts(words, (word) =>
      gateLanguages()
        .map((language) =>
          [
            language.code,
            language.isListed(word),
            language.isKnown(word),
            language.isLikely(word),
            language.isTelling(word),
            ...language.kindsOf(word.toLowerCase()),
          ].join(),
        )
        .join(' '),
    )
    expect(kinds).toMatchSnapshot()
  })

  it('forms', () => {
    const forms = inParts(list, (line) => {
      const quoted = /[“"](.+)[”"]/u.exec(line)?.[1] ?? line
      const venue = /\p{Lu}[\p{L}'’]+(?: (?:\p{Lu}[\p{L}'’]+|de|di|of))+/u.exec(line)?.[0] ?? ''
      return [
        plainText(`\u200b ${line}`, 60),
        plainText(line, 12),
        hidesLetters(line),
        isTitle(line),
        isNoPlaceName(line),
        isSaying(quoted, names),
        isGermanProse(line, venue),
        ...figuresIn(line).map(({ value, small }) => `${value} ${small}`),
      ].join('|')
    })
    expect(forms).toMatchSnapshot()
  })
})
