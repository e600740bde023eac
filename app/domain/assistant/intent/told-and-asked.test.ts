import { describe, expect, it } from 'vitest'
import { townOf } from '~/domain/testing/plan-of-town'
import { intentInShort } from './in-short'
import { readIntents } from './read-intents'

const asked = (text: string, town: string) => readIntents(text, townOf(town)).intents.map(intentInShort)

describe('a request', () => {
  it('keeps its day where a point stands behind the number', () => {
    expect(asked('könnt ihr am 2. tag später anfangen', 'rome')).toEqual(['start later day:2'])
  })

  it('is none where one only wonders about a day trip', () => {
    expect(asked('is neuschwanstein worth the trek??', 'munich')).toEqual([])
  })

  it('keeps what was not said to go', () => {
    expect(asked('ich hab nicht gesagt dass der alcazar raus soll', 'seville')).toEqual([
      'lock place:alcazar',
    ])
    expect(asked('der alcazar soll raus', 'seville')).toEqual(['remove place:alcazar'])
  })

  it('is not for a cheaper plan where that is why something unknown should go', () => {
    expect(asked('wasserflugzeug raus, viel zu teuer!!', 'vancouver')).toEqual([])
    expect(asked('das ist alles viel zu teuer', 'vancouver')).toEqual(['cheaper'])
  })
})

it('is no wish to add where "rein" only says where one goes', () => {
  expect(asked('wie komm ich von fiumicino rein', 'rome')).toEqual(['airport'])
})
