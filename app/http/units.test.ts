import { expect, it } from 'vitest'
import { unitsOf } from './units'

const asking = (headers: Record<string, string>) => unitsOf(new Request('https://x.example/', { headers }))

it('are as chosen, else as is usual for the browser’s language', () => {
  expect(asking({ 'Accept-Language': 'en-US' })).toEqual({ clock: '12', distance: 'mi' })
  expect(asking({ 'Accept-Language': 'en-US', Cookie: 'a=b; units=24-km' })).toEqual({
    clock: '24',
    distance: 'km',
  })
  expect(asking({ 'Accept-Language': 'de', Cookie: 'units=25-miles' })).toEqual({
    clock: '24',
    distance: 'km',
  })
  expect(asking({})).toEqual({ clock: '24', distance: 'km' })
})
