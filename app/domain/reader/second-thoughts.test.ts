import { describe, expect, it } from 'vitest'
import { appliedWishes } from '~/domain/testing/applied-wishes'

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
    expect(appliedWishes(text)).toEqual([])
  })

  it('but not what is so', () => {
    expect(appliedWishes('I am vegetarian')).toEqual(['diet diet:Vegetarian'])
    expect(appliedWishes('I am allergic to nuts, last year it was bad again')).toContain('diet diet:Nut-free')
    expect(appliedWishes('My husband is not coming, I am vegan')).toContain('diet diet:Vegan')
    expect(appliedWishes('Disneyland on Saturday with the kids', 'paris')).toContain(
      'day-trip place:disneyland-paris weekday:6',
    )
    expect(appliedWishes('Allergic to nuts, sushi every day', 'tokyo')).toContain('eat food:sushi day:every')
    expect(appliedWishes('We must be back at the hotel by 16:00 every day')).toEqual(['end at:16:00'])
    expect(appliedWishes('Keep Thursday free')).toEqual(['rest weekday:4'])
    expect(appliedWishes('We start at 11')).toEqual(['start at:11:00'])
    expect(appliedWishes('800 € in total')).toEqual(['spend amount:800 currency:EUR per:trip'])
    expect(appliedWishes('100 €/jour chacune, pas plus svp')).toEqual([
      'spend amount:100 currency:EUR per:day',
    ])
    expect(appliedWishes('Mein Vater kann nicht mehr weit laufen, bitte keine Treppen.')).toContain(
      'access need:no-stairs',
    )
  })
})

it('what is wanted and refused is asked back', () => {
  const text = 'Something of Harry Potter on Saturday but not the Harry Potter Studio'
  expect(appliedWishes(text, 'london')).not.toContain('day-trip place:harry-potter-studio weekday:6')
})

describe('small words', () => {
  it('"oltre a" after a denial is an exception', () => {
    expect(appliedWishes('Niente altre chiese oltre a San Pietro')).toEqual([
      'skip kind:worship except place:st-peters-basilica',
    ])
  })

  it('"no que ya estuvimos" is a place that was seen', () => {
    expect(appliedWishes('British Museum sí, National Gallery no que ya estuvimos', 'london')).toEqual([
      'must place:british-museum',
      'seen place:national-gallery',
    ])
  })

  it('"petits" before museums are no children, and "di fila" is no queue', () => {
    expect(appliedWishes('Plutôt les petits musées', 'paris')).not.toContain('party who:children')
    expect(appliedWishes('Due cene al ristorante ma non due sere di fila')).not.toContain('avoid what:queues')
  })
})
