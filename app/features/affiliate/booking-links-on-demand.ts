// A module of its own, so that what the server prints stays out of the first load.
export { BookingLinks } from './booking-links'
