import { roomsOf, type Travellers } from '~/domain/travellers'

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

/** What a link may say of a trip. Dates are calendar dates. */
export interface Journey {
  country?: string | undefined
  startDate?: string | undefined
  endDate?: string | undefined
  travellers?: Travellers | undefined
}

/** A booking platform. */
export interface Provider {
  id: string
  name: string
  categories: readonly AffiliateCategory[]
  /**
   * Its page about what is looked for: a town ("Rome"), a hotel or a sight with its town. With the dates and the travellers
   * where its addresses are known to take them; its front page where no address is known.
   */
  page: (what: string, journey: Journey) => string
  /** The parameter that carries an operator's partner id. */
  partner?: string
}

const front = (address: string) => () => address
const search = (address: string, parameter: string) => (what: string) =>
  what ? `${address}?${parameter}=${encodeURIComponent(what)}` : address

/** Hotels with dates, adults, each child's age (a child of unknown age counts as eight) and rooms. */
function bookingPage(what: string, { startDate, endDate, travellers }: Journey): string {
  const url = new URL('https://www.booking.com/searchresults.html')
  if (what) url.searchParams.set('ss', what)
  // A day without a night has no room to look for.
  if (startDate && endDate && startDate < endDate) {
    url.searchParams.set('checkin', startDate)
    url.searchParams.set('checkout', endDate)
  }
  if (travellers) {
    url.searchParams.set('group_adults', String(travellers.adults))
    url.searchParams.set('no_rooms', String(roomsOf(travellers)))
    url.searchParams.set('group_children', String(travellers.children.length))
    for (const age of travellers.children) url.searchParams.append('age', String(age ?? 8))
  }
  return url.href
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Flights from anywhere to the town on the trip's dates. */
function kiwiPage(what: string, { country, startDate, endDate, travellers }: Journey): string {
  if (!what || !country || !startDate || !endDate) return 'https://www.kiwi.com/en/'
  const to = slugOf(`${what} ${country}`)
  const url = new URL(`https://www.kiwi.com/en/search/results/anywhere/${to}/${startDate}/${endDate}`)
  if (travellers) {
    const infants = travellers.children.filter((age) => age !== null && age < 2).length
    url.searchParams.set('adults', String(travellers.adults))
    url.searchParams.set('children', String(travellers.children.length - infants))
    url.searchParams.set('infants', String(infants))
  }
  return url.href
}

/** The first provider of each category is offered; the others can be requested by name. */
export const providers: readonly Provider[] = [
  { id: 'kiwi', name: 'Kiwi.com', categories: ['flights'], page: kiwiPage, partner: 'affilid' },
  {
    id: 'booking',
    name: 'Booking.com',
    categories: ['hotels'],
    page: bookingPage,
    partner: 'aid',
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
    partner: 'a_aid',
  },
  {
    id: 'localrent',
    name: 'Local Rent',
    categories: ['car-rentals'],
    page: front('https://localrent.com/en/'),
  },
  {
    id: 'tiqets',
    name: 'Tiqets',
    categories: ['attractions'],
    page: front('https://www.tiqets.com/en/'),
    partner: 'partner',
  },
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
    partner: 'pid',
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
    partner: 'partner_id',
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
