import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { talkForm } from '~/domain/assistant/llm/wished-edits'
import { wishForm } from '~/domain/planning/llm-engine/wishes/wish-form'
import { answerSchema } from './answer-schema.server'

const forms = {
  wishes: wishForm,
  talk: talkForm(['1-forum', '1-lunch'], ['pantheon']),
  day: z.strictObject({
    title: z.string(),
    stops: z.array(z.strictObject({ id: z.enum(['forum', 'pantheon']), latitude: z.number(), day: z.int() })),
    rest: z.boolean(),
  }),
}

describe('the schema of an answer', () => {
  it.each(Object.entries(forms))(
    'is what zod makes of the form, without the bounds of integers: %s',
    (_, form) => {
      const { $schema: _dialect, ...schema } = z.toJSONSchema(form, {
        override: ({ jsonSchema }) => {
          delete jsonSchema.minimum
          delete jsonSchema.maximum
        },
      })
      expect(answerSchema(form)).toEqual(schema)
    },
  )

  it.each([
    z.strictObject({ a: z.string().optional() }),
    z.strictObject({ a: z.string().max(3) }),
    z.strictObject({ a: z.int().min(1) }),
    z.record(z.string(), z.string()),
  ])('is not made of a form that services do not hold to', (form) => {
    expect(() => answerSchema(form)).toThrow('cannot be asked')
  })
})
