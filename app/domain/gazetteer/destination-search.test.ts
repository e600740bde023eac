import { describe, expect, it } from 'vitest'
import { destinationCard as card } from '~/domain/testing/destination-card'
import { resolveDestination } from './destination-search'

const cards = [
  card('paris', 'Paris', 'France'),
  card('tokyo', 'Tokyo', 'Japan', ['東京', 'Tōkyō']),
  card('new-york', 'New York', 'USA', ['NYC', 'New York City', 'Manhattan']),
  card('rome', 'Rome', 'Italy', ['Roma']),
]

describe('resolving what a form says', () => {
  it.each(['Rome, Italy', 'rome', ' ROMA ', 'Roma, Italy'])('takes %s for Rome', (text) => {
    expect(resolveDestination(text, cards)?.id).toBe('rome')
  })

  it.each(['', 'Rom', 'Paris, Texas', '<b>Rome</b> and more'])('does not guess at %j', (text) => {
    expect(resolveDestination(text, cards)).toBeNull()
  })
})
