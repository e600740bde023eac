import { monthName } from '~/domain/calendar/calendar-date'
import { surpriseSentences } from '~/domain/planning/surprise/sentences'
import { chapter } from '~/messages/language'
import { rainyDays } from './wording'

export const surprise = chapter(surpriseSentences, {
  'surprise.weather': ({ place, month, high, rainDays }) =>
    `${place} in ${monthName(month)}: about ${high} °C by day, rain on ${rainyDays(rainDays)} of the month.`,
})
