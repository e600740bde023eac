import { plainDigits } from './plain-digits'

const hours =
  'h|hrs?|hours?|std|stunden?|heures?|ore|ora|horas?|uur|timer?|tim|時間|小时|시간|ساعة|ساعات|ساعت|घंटे|घंटा'
const minutes =
  "m|min|mins|minutes?|minuten?|minuti|minutos?|minuter|minuut|minutter|'|分|分钟|분|دقيقة|دقائق|دقیقه|मिनट"
const inMinutes = new RegExp(`^(\\d{1,4})\\s?(?:${minutes})?\\.?$`, 'iu')
const inHours = new RegExp(`^(\\d{1,2})(?:[.,٫](\\d{1,2}))?\\s?(?:${hours})\\.?$`, 'iu')
const inBoth = new RegExp(`^(\\d{1,2})\\s?(?:${hours})\\.?\\s?(\\d{1,2})\\s?(?:${minutes})?\\.?$`, 'iu')
const asClock = /^(\d{1,2}):([0-5]\d)$/

/** A length of time as people write it, minutes: "90", "1:30", "1 h 30", "1,5 Std.", "٩٠". NaN for anything else. */
export function readMinutes(typed: string): number {
  const text = plainDigits(typed).trim().replace(/\s+/g, ' ')
  const [, plain] = inMinutes.exec(text) ?? []
  if (plain !== undefined) return Number(plain)
  const [, whole, fraction = '0'] = inHours.exec(text) ?? []
  if (whole !== undefined) return Math.round(Number(`${whole}.${fraction}`) * 60)
  const [, full, rest] = inBoth.exec(text) ?? asClock.exec(text) ?? []
  return full !== undefined && Number(rest) < 60 ? Number(full) * 60 + Number(rest) : Number.NaN
}
