import type { Destination } from '~/domain/catalogue/destination'
import { interests as presets } from '~/domain/catalogue/vocabulary'
import { type Constraint, certainEnough } from '~/domain/reader/constraint'
import { read } from '~/domain/reader/read'
import { wishMatcher } from './wish-matcher'

interface ReadInterests {
  /** To be matched by the words that places say of themselves. */
  interests: string[]
  /** What the reader made of the others. */
  wishes: Constraint[]
  /** Neither a place nor the reader knows anything of these. */
  unanswered: string[]
}

/**
 * The interests of a form as the planner takes them. One that is typed by hand is read as any other text: "no museums" and
 * "vegetarian" are wishes and no interests. What a place has in its words stays an interest beside.
 */
export function readInterests(interests: readonly string[], destination: Destination): ReadInterests {
  const result: ReadInterests = { interests: [], wishes: [], unanswered: [] }
  for (const interest of interests) {
    const preset = presets.some((each) => each.toLowerCase() === interest.trim().toLowerCase())
    const matches = wishMatcher([interest])
    const isAnswered = destination.places.some((place) => matches(place).length > 0)
    const wishes = preset ? [] : certainIn(interest, destination)
    result.wishes.push(...wishes)
    if (wishes.length === 0) {
      result.interests.push(interest)
      if (!isAnswered) result.unanswered.push(interest)
    } else if (isAnswered && wishes.every(isLiking)) result.interests.push(interest)
  }
  return result
}

function certainIn(text: string, destination: Destination): Constraint[] {
  return read(text, destination).read.flatMap(({ constraint, certainty }) =>
    certainty >= certainEnough ? [constraint] : [],
  )
}

const isLiking = ({ is }: Constraint) => is === 'like' || is === 'must' || is === 'eat'
