import { figure, sayer, text } from '~/domain/message'

/** Why a surprise trip is at its time of year. Months are 1 to 12, temperatures °C. */
export const surpriseSentences = {
  'surprise.weather': { place: text, month: figure, high: figure, rainDays: figure },
}

export const tell = sayer(surpriseSentences)
