import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { UpstreamDown } from '~/domain/errors'
import { faultOf } from './fault.server'

it('keeps the statement and the cause of a failed query, and none of its parameters', () => {
  const cause = new Error('D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT')
  const error = new DrizzleQueryError(
    'insert into "users" values (?, ?)',
    ['ada@example.com', 'a note'],
    cause,
  )
  const fault = faultOf(error)
  expect(fault.query).toBe('insert into "users" values (?, ?)')
  expect(fault.cause?.message).toContain('users.email')
  expect(JSON.stringify(fault)).not.toMatch(/ada@|a note/)
})

it('leaves out the words of a parser, of a vendor and of a thrown text', () => {
  const parsed = () => JSON.parse('ada@example.com')
  let thrown: unknown
  try {
    parsed()
  } catch (error) {
    thrown = error
  }
  expect(JSON.stringify(faultOf(thrown))).not.toContain('ada')
  expect(faultOf(thrown).name).toBe('SyntaxError')
  expect(faultOf(thrown).at?.[0]).toContain('fault.server.test.ts')
  expect(JSON.stringify(faultOf(new Error('no card 4242 of Ada\n    at ada (ada:1:1)')))).not.toMatch(
    /Ada|ada \(/,
  )
  expect(faultOf('ada@example.com')).toEqual({ name: 'string' })
})

it('keeps what is known to hold no value', () => {
  expect(faultOf(new UpstreamDown('card_error card_declined req_1')).message).toBe(
    'card_error card_declined req_1',
  )
  expect(faultOf(new TypeError("Cannot read properties of undefined (reading 'days')")).message).toContain(
    'days',
  )
  const value = "D1_TYPE_ERROR: Type 'object' not supported for value 'ada@example.com'"
  expect(faultOf(new Error(value)).message).toBeUndefined()
})
