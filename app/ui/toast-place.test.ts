import { expect, test } from 'vitest'
import { covered, freePlace } from './toast-place'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** 432 × 80 at the bottom right of 1440 × 900. */
const usual = box(992, 804, 432, 80)

test('a toast stays at the bottom right where nothing is in its way', () => {
  expect(freePlace(usual, 1440, [box(0, 0, 1440, 60), box(0, 800, 900, 100)])).toEqual({ x: 0, y: 0 })
})

test('it goes to the middle or the left of the same row before it goes up', () => {
  const button = box(1210, 840, 120, 48)
  expect(freePlace(usual, 1440, [button])).toEqual({ x: -488, y: 0 })
  expect(freePlace(usual, 1440, [button, box(600, 840, 100, 20)])).toEqual({ x: -984, y: 0 })
})

test('on a phone, where it is as wide as the window, it goes up to the next gap', () => {
  const phone = box(16, 752, 358, 76)
  const taken = [box(16, 780, 358, 48), box(16, 690, 358, 48)]
  const place = freePlace(phone, 390, taken)
  expect(covered(phone, place, taken)).toBe(0)
  expect(place.y).toBeLessThan(-752 + 690 - 68)
  expect(place.y).toBeGreaterThan(-752 + 690 - 84)
})

test('where no gap is high enough, it covers as little as it can', () => {
  const phone = box(16, 752, 358, 76)
  const rows = Array.from({ length: 14 }, (_, row) => box(16, row * 60, row === 5 ? 20 : 358, 50))
  const place = freePlace(phone, 390, rows)
  expect(covered(phone, place, rows)).toBeLessThan(covered(phone, { x: 0, y: 0 }, rows))
  expect(phone.top + place.y).toBeGreaterThanOrEqual(8)
})
