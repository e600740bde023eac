// A chunk of its own: browsers fetch it only for posters that the server has not printed.
export { Drawing } from './drawing'
