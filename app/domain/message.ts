import { z } from 'zod'
import type { Units } from './units'

/** A parameter of a message: numbers, names, dates, or another message. */
export type Param = string | number | boolean | null | Message | string[] | number[] | Message[] | Said[]

/** A text as a code with parameters. `~/messages` renders it at the edges. */
export interface Message {
  code: string
  params: Record<string, Param>
}

/** Limits of a message: characters of a text, entries of a list, depth of nested messages. */
const mostText = 600
const mostEntries = 200
const mostDepth = 12

/** A message from storage or from a browser. Its parameters are checked against its code when it is rendered. */
export const Message: z.ZodType<Message> = z
  .custom<Message>((value) => isMessage(value, mostDepth), 'A message has a code and its parameters.')
  .transform(({ code, params }) => ({ code, params }))

/** A message of ours, or a plain string: the words of a person, a model or an older trip. */
export type Said = string | Message

/** Renders a message or a plain text in a language. */
export interface Say {
  (said: Said): string
  /** How times and distances are written; `plainUnits` where left out. */
  readonly units?: Units
}

function isMessage(value: unknown, depth: number): value is Message {
  if (depth === 0 || typeof value !== 'object' || value === null) return false
  const { code, params } = value as { code?: unknown; params?: unknown }
  return (
    typeof code === 'string' &&
    /^[a-z0-9.-]{1,60}$/.test(code) &&
    typeof params === 'object' &&
    params !== null &&
    !Array.isArray(params) &&
    Object.keys(params).length <= 20 &&
    Object.values(params).every((param) => isParam(param, depth))
  )
}

function isParam(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string') return value.length <= mostText
  if (Array.isArray(value))
    return depth > 0 && value.length <= mostEntries && value.every((each) => isParam(each, depth - 1))
  return isMessage(value, depth - 1)
}

/** The messages of a room by their code, each with the schemas of its parameters. */
export type Sentences = Record<string, z.ZodRawShape>

/** The parameters of a code. */
export type Filling<S extends Sentences, C extends keyof S> = z.infer<z.ZodObject<S[C]>>

/** Makes a message: a code of the room's list with its parameters, checked by the compiler. */
export function sayer<S extends Sentences>(_sentences: S) {
  return <C extends keyof S & string>(code: C, params: Filling<S, C>): Message => ({
    code,
    // The schemas are all of types that a message may hold.
    params: params as Message['params'],
  })
}

/** Schemas of parameters, shared so that a list of messages costs little to load. */
export const text = z.string()
export const texts = z.array(z.string())
export const figure = z.number()
export const figures = z.array(z.number())
export const said: z.ZodType<Said> = z.union([z.string(), Message])
export const saids: z.ZodType<Said[]> = z.array(said)

/** Messages in a sequence; languages join them, so that a part may be a plain text. */
export function sequence(parts: Said[]): Said {
  const [first, ...rest] = parts.filter((part) => part !== '')
  if (first === undefined) return ''
  return rest.length === 0 ? first : { code: sequenceCode, params: { parts: [first, ...rest] } }
}

/** The one code that is the same in every language. */
export const sequenceCode = 'text.sequence'

/** Every plain text in a message or text: what a person, a model or the catalogue contributed. */
export function textsIn(value: Said | Param): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value === 'object' && value !== null) return Object.values(value.params).flatMap(textsIn)
  return []
}

/** The words of a person or a model; empty for a message of ours. */
export function ownWords(value: Said): string {
  return typeof value === 'string' ? value : ''
}
