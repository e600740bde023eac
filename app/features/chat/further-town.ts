import { placesAsked, townsAdded } from '~/domain/assistant/several/reply-of-several'
import { fold } from '~/domain/gazetteer/fold'
import type { EditFacts } from '~/domain/itinerary/edit/draft'
import { readAnswer } from '~/features/answers/read-answer'

/**
 * Whether a message about a trip to one place adds a town to it. A name with nights is one; any other must be the whole name of a
 * town, since it may be a sight: "add Trastevere".
 */
export async function addsTown(sentence: string, facts: EditFacts): Promise<boolean> {
  const towns = townsAdded(placesAsked(sentence, facts))
  const isTown = await Promise.all(
    towns.map(({ destination, nights }) => nights !== undefined || isNameOfTown(destination)),
  )
  return towns.length > 0 && isTown.every((each) => each)
}

async function isNameOfTown(name: string): Promise<boolean> {
  try {
    const response = await fetch(`/api/destinations?q=${encodeURIComponent(name)}`)
    const labels = response.ok ? await readAnswer(response, 'labels') : []
    return labels.some((label) => fold(label.split(',')[0] ?? '') === fold(name))
  } catch {
    return false
  }
}
