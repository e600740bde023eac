import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Destination } from '~/domain/catalogue/destination'
import { offers } from '~/messages/en/offers'
import { breadcrumbData, destinationData, graph, listData, planData } from './destinations/city-data'
import { faqData, organizationData, productData } from './marketing/json-ld'
import { touristTrip } from './sharing/trip-data'

const origin = 'https://trips.test'
const rome = Destination.parse(JSON.parse(readFileSync('catalogue/rome.json', 'utf8')))
const days = [{ title: 'Old town' }, { title: 'Across the river' }]
const plan = { overview: 'Two days on foot.', days }
const crumbs = [
  { name: 'Destinations', path: '/destinations' },
  { name: 'Rome', path: '/destinations/rome' },
]

/** The forms that values have; any other word is the type of a node. */
const forms: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && URL.canParse(value) && /^https:\/\//.test(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T[\d:]+)?$/.test(value),
  count: (value) => Number.isInteger(value) && Number(value) >= 1,
  degrees: (value) => typeof value === 'number' && Math.abs(value) <= 180,
  price: (value) => typeof value === 'string' && /^\d+\.\d{2}$/.test(value),
  currency: (value) => value === 'USD',
  yes: (value) => value === true,
}

/**
 * Properties that the types have at schema.org, with the form of their values; * is a property without which search engines
 * do not use the type, [] a list that is not empty. Source: schema.org and Google's structured data reference.
 */
const types: Record<string, Record<string, string>> = {
  Organization: { 'name*': 'text', 'url*': 'url', logo: 'url' },
  FAQPage: { 'mainEntity*': '[]Question' },
  Question: { 'name*': 'text', 'acceptedAnswer*': 'Answer' },
  Answer: { 'text*': 'text' },
  Product: { 'name*': 'text', 'offers*': '[]Offer', description: 'text', image: 'url', brand: 'Brand' },
  Brand: { 'name*': 'text' },
  Offer: { 'price*': 'price', 'priceCurrency*': 'currency', availability: 'url', name: 'text', url: 'url' },
  BreadcrumbList: { 'itemListElement*': '[]ListItem' },
  ItemList: { 'itemListElement*': '[]ListItem', numberOfItems: 'count' },
  ListItem: { 'position*': 'count', name: 'text', item: 'url', url: 'url' },
  TouristDestination: {
    'name*': 'text',
    description: 'text',
    url: 'url',
    image: 'url',
    geo: 'GeoCoordinates',
    containedInPlace: 'Country',
    includesAttraction: '[]TouristAttraction',
  },
  Country: { 'name*': 'text' },
  GeoCoordinates: { 'latitude*': 'degrees', 'longitude*': 'degrees' },
  TouristAttraction: {
    'name*': 'text',
    description: 'text',
    geo: 'GeoCoordinates',
    isAccessibleForFree: 'yes',
  },
  TouristTrip: {
    'name*': 'text',
    description: 'text',
    url: 'url',
    departureTime: 'date',
    arrivalTime: 'date',
    itinerary: 'ItemList',
  },
}

/** What is wrong with a node, by path. */
function faults(node: unknown, wanted?: string, path = '$'): string[] {
  if (typeof node !== 'object' || node === null) return [`${path}: no node`]
  const { '@context': _context, '@id': _id, '@type': type, ...properties } = node as Record<string, unknown>
  const known = types[String(type)]
  if (!known || (wanted && type !== wanted)) return [`${path}: of type ${type}`]
  const names = Object.entries(known).map(([name, form]) => [name.replace('*', ''), name, form] as const)
  const missing = names.filter(([name, marked]) => name !== marked && !(name in properties))
  return [
    ...missing.map(([name]) => `${path}.${name}: missing`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const form = names.find(([each]) => each === name)?.[2]
      const at = `${path}.${name}`
      return form ? formFaults(value, form, at) : [`${at}: not of ${type}`]
    }),
  ]
}

function formFaults(value: unknown, form: string, at: string): string[] {
  if (form.startsWith('[]')) {
    if (!Array.isArray(value) || value.length === 0) return [`${at}: no list`]
    return value.flatMap((each, index) => faults(each, form.slice(2), `${at}[${index}]`))
  }
  const holds = forms[form]
  if (!holds) return faults(value, form, at)
  return holds(value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${form}`]
}

const data = {
  organization: organizationData(origin),
  questions: faqData([{ question: 'Is it free?', answer: 'A sample is.' }]),
  product: productData(offers(), origin),
  breadcrumbs: breadcrumbData(crumbs, origin),
  list: listData(crumbs, origin),
  destination: destinationData(rome, `${origin}/destinations/rome`, origin),
  plan: planData(rome, plan, `${origin}/destinations/rome/2-days`),
  'shared trip': touristTrip(
    { destination: 'Rome, Italy', startDate: '2027-04-13', endDate: '2027-04-14', ...plan },
    `${origin}/trips/shared/x`,
  ),
}

describe('structured data', () => {
  it.each(Object.entries(data))('has what its type needs, and nothing else: %s', (_, node) => {
    expect(faults(JSON.parse(JSON.stringify(node)))).toEqual([])
  })

  it('is in the context of schema.org', () => {
    for (const node of [
      data.organization,
      data.questions,
      data.product,
      data['shared trip'],
      graph([data.list]),
    ])
      expect(node).toMatchObject({ '@context': 'https://schema.org' })
  })

  it('is held to the rules: a missing name, a relative address and a strange property are found', () => {
    const { name: _, ...nameless } = data.organization
    expect(faults(nameless)).toEqual(['$.name: missing'])
    expect(faults({ ...data.organization, url: '/' })).toEqual(['$.url: "/" is no url'])
    expect(faults({ ...data.organization, fame: 5 })).toEqual(['$.fame: not of Organization'])
    expect(faults({ ...data.list, itemListElement: [] })).toEqual(['$.itemListElement: no list'])
  })
})
