import { describe, expect, it } from 'vitest'
import { townOf } from '~/domain/testing/plan-of-town'
import { certainEnough } from './constraint'
import { inShort } from './in-short'
import { read } from './read'

const applied = (text: string, town = 'rome') =>
  read(text, townOf(town))
    .read.filter(({ certainty }) => certainty >= certainEnough)
    .map(({ constraint }) => inShort(constraint))

describe('what is not said of this trip is asked back', () => {
  it.each([
    ['a diet of earlier', 'I used to be vegetarian, that is over'],
    ['a diet of somebody who does not come', 'Mio cognato è vegano ma alla fine non viene'],
    ['a free day of one’s own', 'I work until Wednesday. Thursday is completely free'],
    ['a start in the afternoon', 'Ins Zimmer können wir erst ab 15 Uhr'],
    ['the days of a stay', 'On est là du 28 mars au 4 avril'],
    ['an amount for one person', 'On paie 25 € max par personne le soir'],
    ['a pity', 'Che bello, peccato che il Colosseo sia chiuso'],
  ])('%s', (_, text) => {
    expect(applied(text)).toEqual([])
  })

  it('but not what is so', () => {
    expect(applied('I am vegetarian')).toEqual(['diet diet:Vegetarian'])
    expect(applied('Keep Thursday free')).toEqual(['rest weekday:4'])
    expect(applied('We start at 11')).toEqual(['start at:11:00'])
    expect(applied('800 € in total')).toEqual(['spend amount:800 currency:EUR per:trip'])
    expect(applied('100 €/jour chacune, pas plus svp')).toEqual(['spend amount:100 currency:EUR per:day'])
    expect(applied('Mein Vater kann nicht mehr weit laufen, bitte keine Treppen.')).toContain(
      'access need:no-stairs',
    )
  })
})

describe('small words', () => {
  it('"oltre a" after a denial is an exception', () => {
    expect(applied('Niente altre chiese oltre a San Pietro')).toEqual([
      'skip kind:worship except place:st-peters-basilica',
    ])
  })

  it('"no que ya estuvimos" is a place that was seen', () => {
    expect(applied('British Museum sí, National Gallery no que ya estuvimos', 'london')).toEqual([
      'must place:british-museum',
      'seen place:national-gallery',
    ])
  })

  it('"petits" before museums are no children, and "di fila" is no queue', () => {
    expect(applied('Plutôt les petits musées', 'paris')).not.toContain('party who:children')
    expect(applied('Due cene al ristorante ma non due sere di fila')).not.toContain('avoid what:queues')
  })
})
