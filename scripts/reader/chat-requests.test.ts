import { describe, expect, it } from 'vitest'
import { chatRequests, isRight } from './chat-requests'

const requests = chatRequests()

describe.each([false, true])('requests to the assistant, held out: %s', (heldOut) => {
  const own = requests.filter((each) => each.heldOut === heldOut)

  it('are read as they are meant in six of seven', () => {
    const missed = own.filter((each) => !isRight(each))
    const lines = missed.map(({ sentence, got }) => `${sentence} → ${got.join(' ; ')}`)
    expect(missed.length, lines.join('\n')).toBeLessThanOrEqual(own.length / 7)
  })
})
