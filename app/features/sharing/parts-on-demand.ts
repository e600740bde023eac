// A chunk of its own: browsers fetch it only when the server has not printed the page.
export { DayContent, Figures, Overview } from './parts'
