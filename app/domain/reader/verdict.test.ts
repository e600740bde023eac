import { describe, expect, test } from 'vitest'
import { townOf } from '~/domain/testing/plan-of-town'
import { certainEnough } from './constraint'
import { inShort } from './in-short'
import { read } from './read'

const rome = townOf('rome')

function applied(text: string): string[] {
  return read(text, rome)
    .read.filter(({ certainty }) => certainty >= certainEnough)
    .map(({ constraint }) => inShort(constraint))
    .sort()
}

describe('the last word on the one place of a text', () => {
  test.each([
    'My boss raves about the Pantheon. Two hours among a thousand people, no thanks.',
    'Alle schwärmen vom Pantheon. Stundenlang anstehen, ohne mich.',
    'Tout le monde parle du Panthéon. Deux heures de queue, très peu pour moi.',
    'Mi cuñado adora el Panteón. Dos horas de cola, ni hablar.',
    'Tutti parlano del Pantheon. Due ore di coda, neanche per sogno.',
  ])('refuses it: %s', (text) => expect(applied(text)).toContain('skip place:pantheon'))

  test.each([
    'My sister says the Pantheon looks like a bank. I still want to see it.',
    'Meine Tante fand das Pantheon langweilig. Ich will es trotzdem sehen.',
    'Mon frère dit que le Panthéon ressemble à une gare. Je veux le voir quand même.',
    'Mi suegra dice que el Panteón parece un banco. Yo lo quiero ver igual.',
    'Mio zio dice che il Pantheon sembra una banca. Io lo voglio vedere lo stesso.',
  ])('wants it: %s', (text) => {
    const said = applied(text)
    expect(said.includes('must place:pantheon') || said.includes('like place:pantheon'), said.join()).toBe(
      true,
    )
  })

  test.each([
    'The Pantheon and the Colosseum on day 2. Crowds? No thanks.',
    'We have tickets for the Pantheon on Monday at ten. A guide? No thanks.',
    'The Borghese is a must. Audio guide? No thanks.',
  ])('does not touch what is certain, or one of several: %s', (text) =>
    expect(applied(text).filter((each) => each.startsWith('skip'))).toEqual([]),
  )
})

describe('the one place of a kind that is left out', () => {
  test.each([
    "No churches please, we are not religious, St Peter's Basilica being the one exception.",
    'Keine Kirchen. Na gut, eine: der Petersdom.',
    'Pas d’églises. Enfin si, une seule : la basilique Saint-Pierre.',
    'Nada de iglesias. Bueno, una: la basílica de San Pedro.',
    'Niente chiese. Anzi, una: San Pietro.',
  ])('is spared: %s', (text) =>
    expect(applied(text)).toEqual(['skip kind:worship except place:st-peters-basilica']),
  )
})

describe('what belongs to something else of its sentence', () => {
  test.each([
    ['For food and tickets we have 80 euros a day.', ['spend amount:80 currency:EUR per:day']],
    ['Un caffè al Sant’Eustachio il primo giorno', ['pin place:sant-eustachio day:1']],
    ['One special dinner, money no object, on day 3.', ['splurge day:3']],
    ['Wir kommen mit dem Zug an, Freitag um 14:20.', ['arrive weekday:5 at:14:20']],
    ['Pierogi! Pizza every day, pizza!', ['eat food:pierogi', 'eat food:pizza day:every']],
  ])('%s', (text, meant) => expect(applied(text)).toEqual(meant))

  test.each([
    'Our dog is called Pantheon and stays at home.',
    'Unser Kater heißt Caesar.',
    'Notre chat s’appelle Colisée.',
    'Mi perro se llama Panteón.',
    'Il nostro cane si chiama Pantheon.',
  ])('is called so: %s', (text) =>
    expect(applied(text).filter((each) => each.includes('place:'))).toEqual([]),
  )

  test.each([
    ['no meat of horses', 'diet diet:Vegetarian'],
    ['Tacos, tacos and tacos! (just kidding)', 'eat food:tacos'],
    ['mon grand-père est né à Trastevere', 'skip area:trastevere'],
    ['My brother is a singer.', 'party'],
  ])('is not applied: %s', (text, wrong) =>
    expect(applied(text).filter((each) => each.startsWith(wrong))).toEqual([]),
  )
})

describe('hours of rest, whole days and late nights', () => {
  test.each([
    ['Keep 1pm to 3pm clear every day, we nap.', 'rest day:every at:13:00 until:15:00'],
    ['Die Kinder brauchen jeden Tag von 13 bis 15 Uhr ihre Ruhe.', 'rest day:every at:13:00 until:15:00'],
    ['One whole day at the Vatican Museums please', 'days place:vatican-museums number:1'],
    ['Una giornata intera ai Musei Vaticani', 'days place:vatican-museums number:1'],
    ['We are happy to stay out late.', 'end not-early'],
    ['No museums except the Borghese, no other museums', 'skip kind:museum'],
    ['The Borghese is a must, no other museums.', 'skip kind:museum except place:galleria-borghese'],
  ])('%s', (text, meant) =>
    expect(
      applied(text).some((each) => each.startsWith(meant)),
      applied(text).join(),
    ).toBe(true),
  )
})
