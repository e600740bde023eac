import { sayer, text } from '~/domain/message'

/** What every engine says of a first day that begins with the arrival, and of a last day that ends with the departure. */
export const arrivalSentences = {
  'note.arrive': { at: text },
  'note.leave': { at: text },
}

export const tellArrival = sayer(arrivalSentences)
