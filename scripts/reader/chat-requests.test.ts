import { describe, expect, it } from 'vitest'
import { chatRequests, isRight } from './chat-requests'

const requests = chatRequests()

describe.each([false, true])('requests to the assistant, held out: %s', (heldOut) => {
  const own = requests.filter((each) => each.heldOut === heldOut)

  it('are read as they are meant in nineteen of twenty', () => {
    const missed = own.filter((each) => !isRight(each))
    const lines = missed.map(({ sentence, got }) => `${sentence} → ${got.join(' ; ')}`)
    expect(missed.length, lines.join('\n')).toBeLessThanOrEqual(own.length / 20)
  })

  it('are never acted on as something that was not meant', () => {
    const wrong = own.flatMap(({ sentence, wronglyActed }) =>
      wronglyActed.map((change) => `${sentence} → ${change}`),
    )
    expect(wrong).toEqual([])
  })
})
