import { expect, it } from 'vitest'
import { z } from 'zod'
import { whatIsWrong } from './wrong-input'

const wordsOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: whatIsWrong }).error?.issues.map(({ message }) => message)

it('says in plain words what a value should be', () => {
  expect(wordsOf(z.object({}), null)).toEqual(['Send an object with fields here.'])
  expect(wordsOf(z.object({ a: z.string() }), {})).toEqual(['This is missing.'])
  expect(wordsOf(z.array(z.string()), 'x')).toEqual(['Send a list here.'])
  expect(wordsOf(z.string(), 3)).toEqual(['Send text here.'])
  expect(wordsOf(z.int(), 1.5)).toEqual(['Send a whole number here.'])
  expect(wordsOf(z.int(), 'x')).toEqual(['Send a number here.'])
  expect(wordsOf(z.boolean(), 'yes')).toEqual(['Say true or false.'])
  expect(wordsOf(z.date(), 'x')).toEqual(['This cannot be read as it is.'])
})

it('says which values and sizes there are', () => {
  expect(wordsOf(z.enum(['free', 'premium']), 'pro')).toEqual(['Choose free or premium.'])
  expect(wordsOf(z.number().min(1), -1)).toEqual(['Use at least 1.'])
  expect(wordsOf(z.number().positive(), 0)).toEqual(['Use more than 0.'])
  expect(wordsOf(z.number().max(2000), 1e9)).toEqual(['Use at most 2,000.'])
  expect(wordsOf(z.string().max(1), 'ab')).toEqual(['Use at most 1 character.'])
  expect(wordsOf(z.array(z.string()).min(2), [])).toEqual(['Use at least 2 items.'])
  expect(wordsOf(z.strictObject({}), { a: 1, b: 2 })).toEqual(['Leave out "a" and "b".'])
})

it('leaves the words that a schema has of its own', () => {
  expect(wordsOf(z.string({ error: 'not-text' }), 3)).toEqual(['not-text'])
})
