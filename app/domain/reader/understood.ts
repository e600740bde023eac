import { type Constraint, certainEnough, type Reading } from './constraint'
import { inShort } from './in-short'

/** What is done with the parts of a reading. */
export interface Understood {
  /** Applied. */
  wishes: Constraint[]
  /** Understood, but taken away by the traveller. */
  ignored: Constraint[]
  /** Too uncertain to be applied. */
  doubtful: Constraint[]
}

/** Parts a reading by its certainty and by what the traveller took away, given in short. */
export function understood({ read }: Reading, takenAway: readonly string[]): Understood {
  const certain = read.flatMap(({ constraint, certainty }) =>
    certainty >= certainEnough ? [constraint] : [],
  )
  const isIgnored = (wish: Constraint) => takenAway.includes(inShort(wish))
  return {
    wishes: certain.filter((wish) => !isIgnored(wish)),
    ignored: certain.filter(isIgnored),
    doubtful: read.flatMap(({ constraint, certainty }) => (certainty < certainEnough ? [constraint] : [])),
  }
}
