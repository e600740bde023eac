import { latePart } from '~/ui/late-part'

const drawings = () => import('./drawings')
const blank = (className: string) => <div aria-hidden="true" className={className} />

// The drawings of a day: there in the server's markup, and drawn in the browser when another day opens.
export const DayLine = latePart(async () => (await drawings()).DayLine, blank('h-64'))
export const DayStrip = latePart(async () => (await drawings()).DayStrip, blank('h-13'))
export const OpeningBars = latePart(async () => (await drawings()).OpeningBars)
export const RouteMap = latePart(async () => (await drawings()).RouteMap, blank('h-64'))
