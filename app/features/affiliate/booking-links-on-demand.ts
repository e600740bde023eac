// A module of its own, so that server-rendered parts stay out of the first load.
export { BookingLinks } from './booking-links'
