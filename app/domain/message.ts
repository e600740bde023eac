import { z } from 'zod'

/** What fills a sentence: figures, names, dates, or a part that is itself a message. */
export type Param = string | number | boolean | null | Message | string[] | number[] | Message[] | Said[]

/** Something to say, as a code and what fills it. The words are made at the edge, by `~/messages`. */
export interface Message {
  code: string
  params: Record<string, Param>
}

/** The most that a message may hold: characters of a text, entries of a list, depth of messages within messages. */
const mostText = 600
const mostEntries = 200
const mostDepth = 8

/** A message as it comes from storage or from a browser. What its code asks for is checked when it is put into words. */
export const Message: z.ZodType<Message> = z
  .custom<Message>((value) => isMessage(value, mostDepth), 'A message has a code and its parameters.')
  .transform(({ code, params }) => ({ code, params }))

/** A sentence of ours as a message; as text the words of a person, of a model, or of a trip of earlier days. */
export type Said = string | Message

/** Puts a message or a text into words of a language. */
export type Say = (said: Said) => string

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

/** The sentences of a room by their code, each with the schemas of what fills it. */
export type Sentences = Record<string, z.ZodRawShape>

/** What fills the sentence of a code. */
export type Filling<S extends Sentences, C extends keyof S> = z.infer<z.ZodObject<S[C]>>

/** The one way to say something: a code of the room's list with what fills it, checked by the compiler. */
export function sayer<S extends Sentences>(_sentences: S) {
  return <C extends keyof S & string>(code: C, params: Filling<S, C>): Message => ({
    code,
    // The schemas hold nothing but what a message may hold.
    params: params as Message['params'],
  })
}

/** Schemas that sentences are made of, shared so that a list of sentences costs nothing to load. */
export const text = z.string()
export const texts = z.array(z.string())
export const figure = z.number()
export const figures = z.array(z.number())
export const said: z.ZodType<Said> = z.union([z.string(), Message])
export const saids: z.ZodType<Said[]> = z.array(said)

/** Sentences one after the other; languages join them, so that a part may be anybody's words. */
export function sequence(parts: Said[]): Said {
  const [first, ...rest] = parts.filter((part) => part !== '')
  if (first === undefined) return ''
  return rest.length === 0 ? first : { code: sequenceCode, params: { parts: [first, ...rest] } }
}

/** The one code that every language says alike. */
export const sequenceCode = 'text.sequence'

/** Every text that a message or a text holds, without words of ours: what a person, a model or the catalogue put in. */
export function textsIn(value: Said | Param): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value === 'object' && value !== null) return Object.values(value.params).flatMap(textsIn)
  return []
}

/** The words of a person or a model; nothing of a message of ours. */
export function ownWords(value: Said): string {
  return typeof value === 'string' ? value : ''
}
