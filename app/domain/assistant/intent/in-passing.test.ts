import { describe, expect, test } from 'vitest'
import { townOf } from '~/domain/testing/plan-of-town'
import { intentInShort } from './in-short'
import { readIntents } from './read-intents'

const rome = townOf('rome')
const asked = (text: string) => readIntents(text, rome).intents.map(intentInShort)

describe('requests that are told', () => {
  test.each([
    ['Dinner on day 2 is far too early.', ['meal dinner later day:2']],
    ['Das Abendessen am 2. Tag ist viel zu früh.', ['meal dinner later day:2']],
    ['On dîne trop tard le jour 2.', ['meal dinner earlier day:2']],
    ['La cena del día 2 es demasiado tarde.', ['meal dinner earlier day:2']],
    ['La cena del giorno 2 è troppo presto.', ['meal dinner later day:2']],
    ["Don't let anything change the Pantheon.", ['lock place:pantheon']],
    ['Das Pantheon darf auf keinen Fall verschoben werden.', ['lock place:pantheon']],
    ['El Panteón no lo toques.', ['lock place:pantheon']],
    [
      'The Colosseum can go, and move the Pantheon to day 3',
      ['remove place:colosseum', 'move place:pantheon day:3'],
    ],
    ['Can you squeeze the Pantheon in on day 2?', ['add place:pantheon day:2']],
    ['Lasciaci libera la sera del giorno 2.', ['free day:2 evening']],
    ['Je voudrais le jour 2 libre.', ['free day:2']],
    ['Un jour de plus, on a changé nos billets !', ['length +1']],
    ['We found a cheaper flight home, so one day less.', ['length -1']],
    ['Brauchen wir für das Pantheon Karten?', ['tickets place:pantheon']],
    ['Basta musei!', ['without kind:museum']],
    ['Mein Sohn ist allergisch gegen Sesam.', ['noted allergy to:sesame']],
    ['We are two adults, and the kids are 4 and 7.', ['travellers 2 4,7']],
  ])('%s', (text, meant) => expect(asked(text)).toEqual(meant))

  test.each([
    ['take out the Met', ['remove place:the-met']],
    ['Top of the Rock?', ['about place:top-of-the-rock']],
  ])('of New York: %s', (text, meant) =>
    expect(readIntents(text, townOf('new-york')).intents.map(intentInShort)).toEqual(meant),
  )

  test.each(['Non abbiamo bambini.', 'Mia figlia chiede se puoi disegnarle un drago.'])(
    'of children nothing is to be done: %s',
    (text) => expect(asked(text)).not.toContain('children'),
  )
})
