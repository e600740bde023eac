/** What can be booked with a provider. */
export const affiliateCategories = [
  'flights',
  'hotels',
  'transfers',
  'car-rentals',
  'attractions',
  'compensation',
  'bike-rentals',
  'tours',
  'transport',
] as const
export type AffiliateCategory = (typeof affiliateCategories)[number]

/** A booking platform. */
export interface Provider {
  id: string
  name: string
  categories: readonly AffiliateCategory[]
  /** Its page about a place, if the address is known; its front page otherwise. */
  page: (place: string) => string
}

const front = (address: string) => () => address
const search = (address: string, parameter: string) => (place: string) =>
  place ? `${address}?${parameter}=${encodeURIComponent(place)}` : address

/** The first provider of each category is offered; the others can be requested by name. */
export const providers: readonly Provider[] = [
  { id: 'kiwi', name: 'Kiwi.com', categories: ['flights'], page: front('https://www.kiwi.com/en/') },
  {
    id: 'booking',
    name: 'Booking.com',
    categories: ['hotels'],
    page: search('https://www.booking.com/searchresults.html', 'ss'),
  },
  {
    id: 'welcomepickups',
    name: 'Welcome Pickups',
    categories: ['transfers'],
    page: front('https://www.welcomepickups.com/'),
  },
  {
    id: 'discovercars',
    name: 'Discover Cars',
    categories: ['car-rentals'],
    page: front('https://www.discovercars.com/'),
  },
  {
    id: 'localrent',
    name: 'Local Rent',
    categories: ['car-rentals'],
    page: front('https://localrent.com/en/'),
  },
  { id: 'tiqets', name: 'Tiqets', categories: ['attractions'], page: front('https://www.tiqets.com/en/') },
  {
    id: 'airhelp',
    name: 'AirHelp',
    categories: ['compensation'],
    page: front('https://www.airhelp.com/en/'),
  },
  {
    id: 'bikesbooking',
    name: 'BikesBooking',
    categories: ['bike-rentals'],
    page: front('https://bikesbooking.com/en/'),
  },
  {
    id: 'viator',
    name: 'Viator',
    categories: ['tours', 'attractions'],
    page: search('https://www.viator.com/searchResults/all', 'text'),
  },
  { id: 'omio', name: 'Omio', categories: ['transport'], page: front('https://www.omio.com/') },
  { id: '12go', name: '12Go', categories: ['transport'], page: front('https://12go.asia/en') },
]

/** Further platforms for links that are requested by name. */
export const otherProviders: readonly Provider[] = [
  {
    id: 'aviasales',
    name: 'Aviasales',
    categories: ['flights'],
    page: front('https://www.aviasales.com/'),
  },
  {
    id: 'skyscanner',
    name: 'Skyscanner',
    categories: ['flights', 'hotels', 'car-rentals'],
    page: front('https://www.skyscanner.net/'),
  },
  {
    id: 'kayak',
    name: 'KAYAK',
    categories: ['flights', 'hotels', 'car-rentals'],
    page: front('https://www.kayak.com/'),
  },
  {
    id: 'expedia',
    name: 'Expedia',
    categories: ['flights', 'hotels', 'car-rentals'],
    page: front('https://www.expedia.com/'),
  },
  { id: 'hotels', name: 'Hotels.com', categories: ['hotels'], page: front('https://www.hotels.com/') },
  { id: 'agoda', name: 'Agoda', categories: ['hotels'], page: front('https://www.agoda.com/') },
  {
    id: 'hostelworld',
    name: 'Hostelworld',
    categories: ['hotels'],
    page: front('https://www.hostelworld.com/'),
  },
  { id: 'kiwitaxi', name: 'Kiwitaxi', categories: ['transfers'], page: front('https://kiwitaxi.com/') },
  {
    id: 'gettransfer',
    name: 'GetTransfer',
    categories: ['transfers'],
    page: front('https://gettransfer.com/en'),
  },
  {
    id: 'rentalcars',
    name: 'Rentalcars.com',
    categories: ['car-rentals'],
    page: front('https://www.rentalcars.com/'),
  },
  {
    id: 'klook',
    name: 'Klook',
    categories: ['attractions', 'tours'],
    page: front('https://www.klook.com/'),
  },
  {
    id: 'getyourguide',
    name: 'GetYourGuide',
    categories: ['tours', 'attractions'],
    page: search('https://www.getyourguide.com/s/', 'q'),
  },
  {
    id: 'compensair',
    name: 'Compensair',
    categories: ['compensation'],
    page: front('https://www.compensair.com/'),
  },
  {
    id: 'trainline',
    name: 'Trainline',
    categories: ['transport'],
    page: front('https://www.thetrainline.com/'),
  },
  {
    id: 'flixbus',
    name: 'FlixBus',
    categories: ['transport'],
    page: front('https://global.flixbus.com/'),
  },
]
