import type { z } from 'zod'

/** A JSON schema as far as answers of models need it. */
export type AnswerSchema =
  | { type: 'string'; enum?: string[] }
  | { type: 'boolean' | 'number' | 'integer' }
  | { type: 'array'; items: AnswerSchema }
  | {
      type: 'object'
      properties: Record<string, AnswerSchema>
      required: string[]
      additionalProperties: false
    }
  | { anyOf: AnswerSchema[] }

/**
 * The JSON schema of an answer's form: what `z.toJSONSchema` makes of it, without the bounds of integers. That one knows the whole language and would be a
 * fifth of the Worker's zod; services that hold to a schema take a small part of it. Throws for a form outside of that part.
 */
export function answerSchema(form: z.core.$ZodType): AnswerSchema {
  const { def } = (form as z.core.$ZodTypes)._zod
  const inWords = def.checks?.length ? null : def
  switch (inWords?.type) {
    case 'string':
    case 'boolean':
      return { type: inWords.type }
    case 'number':
      // Without the bounds of safe integers: each is seven tokens of a question.
      return { type: 'format' in inWords ? 'integer' : 'number' }
    case 'enum':
      return { type: 'string', enum: Object.values(inWords.entries).map(String) }
    case 'array':
      return { type: 'array', items: answerSchema(inWords.element) }
    case 'union':
      return { anyOf: inWords.options.map(answerSchema) }
    case 'object': {
      const parts = Object.entries(inWords.shape)
      return {
        type: 'object',
        properties: Object.fromEntries(parts.map(([name, part]) => [name, answerSchema(part)])),
        required: parts.map(([name]) => name),
        additionalProperties: false,
      }
    }
    default:
      throw new Error(`A model cannot be asked for an answer with "${def.type}", or with checks.`)
  }
}
