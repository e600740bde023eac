// A chunk of its own: browsers load it only when the server did not render the page.
export { DayContent, Figures, Overview } from './parts'
