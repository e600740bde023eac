// One file for the browser to fetch.
export { DayLine } from './day-line'
export { DayStrip } from './day-strip'
export { OpeningBars } from './opening-bars'
export { RouteMap } from './route-map'
