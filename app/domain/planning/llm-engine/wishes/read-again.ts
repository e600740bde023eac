import { weekdayName } from '~/domain/calendar/calendar-date'
import type { Destination } from '~/domain/catalogue/destination'
import { agreed } from '~/domain/reader/agree'
import { read } from '~/domain/reader/read'
import type { PlanRequest } from '~/domain/request/plan-request'
import { type Written, withReading } from '~/domain/request/written'
import type { AnswerReader } from '../answer-reader'
import type { Answer, Question } from '../language-model'
import { promptOf } from '../prompts'
import type { WishedTrip } from './constraint-of'
import { wishForm } from './wish-form'
import { wishesIn } from './wishes-in'

/** Time for reading a text, milliseconds: the days are written for what it says, and wait for it. */
const timeToRead = 3000

/** What a model made of the text: its answer, and the request if that is another now. */
export interface Reread {
  answer: Answer
  request?: PlanRequest
}

/** The question what a text wishes for. The text comes last, so that all before it is the same for many. */
export function wishQuestion(text: string, { destination, startDate, days }: WishedTrip): Question {
  return {
    name: 'wishes',
    instructions: () => promptOf('wishes'),
    data: {
      destination: destination.name,
      firstDay: `${startDate}, ${weekdayName(startDate)}`,
      days,
      text,
    },
    form: wishForm,
    mostTokens: 700,
    beforehand: true,
  }
}

/**
 * Has a model read what the traveller wrote, beside the reader that knows no model. Where it fails, or is late, that one's
 * reading stands.
 */
export async function readAgain(
  reader: AnswerReader,
  written: Written,
  first: PlanRequest,
  destination: Destination,
): Promise<Reread | undefined> {
  const { additionalInfo, startDate, days } = written.plain
  if (additionalInfo === '') return undefined
  const trip = { destination, startDate, days }
  const answer = await reader.within(timeToRead)(wishQuestion(additionalInfo, trip))
  const found = answer.ok ? wishesIn(answer.value, additionalInfo, trip) : undefined
  if (!found) return { answer }
  const reading = agreed(read(additionalInfo, destination), found)
  const request = withReading(written, reading, destination)
  return JSON.stringify(request) === JSON.stringify(first) ? { answer } : { answer, request }
}
