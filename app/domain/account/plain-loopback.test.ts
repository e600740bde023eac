import { expect, it } from 'vitest'
import { isPlainLoopback } from './plain-loopback'

it.each(['http://localhost:8787/planner', 'http://127.0.0.1/', 'http://[::1]:8787/'])('%s is', (address) => {
  expect(isPlainLoopback(address)).toBe(true)
})

it.each([
  'https://localhost:8787/',
  'https://vacationplannerhq.example/',
  'http://vacationplannerhq.example/',
  'http://localhost.example/',
  'http://127.0.0.1.example/',
])('%s is not', (address) => {
  expect(isPlainLoopback(address)).toBe(false)
})
