import { z } from 'zod'

/** Describes a setting. */
interface Note {
  /** What its value must look like. It is shown and logged, so it never contains the value. */
  expects: string
  /** Whether the value is secret. */
  isSecret: boolean
}

/** The notes of all settings, by schema. */
export const notes = z.registry<Note>()

/** Longest value, characters: the longest that is usual is Apple's signed token, about 300. */
const longest = 2000

/** Text without spaces or line breaks, so that it can stand in a header. */
const printable = z
  .string()
  .max(longest)
  .regex(/^[\x21-\x7e]+$/)

function note<T extends z.ZodType>(schema: T, expects: string, isSecret = false): T {
  notes.add(schema, { expects, isSecret })
  return schema
}

/** An optional schema. `notes` are stored by schema, so they are copied. */
export function optional<T extends z.ZodType>(schema: T) {
  return noteAs(schema, schema.optional())
}

export function usually<T extends z.ZodType>(schema: T, value: z.core.util.NoUndefined<z.output<T>>) {
  return noteAs(schema, schema.default(value))
}

function noteAs<T extends z.ZodType>(from: z.ZodType, schema: T): T {
  const { expects = '', isSecret = false } = notes.get(from) ?? {}
  return note(schema, expects, isSecret)
}

export const secret = (expects = 'text without spaces', form = /./) =>
  note(printable.regex(form), expects, true)

/** Words in one line; they are shown. */
export const line = () =>
  note(
    z
      .string()
      .max(300)
      .regex(/^[\p{L}\p{M}\p{N} .,:;/&'’()+–§°#@-]+$/u),
    'one line of letters, digits and the usual marks',
  )

export const word = (expects = 'text without spaces', form = /./) => note(printable.regex(form), expects)

/** A number as it is written in a table: digits, and a point where fractions are allowed. */
export function number({ min, max, whole = false }: { min: number; max: number; whole?: boolean }) {
  const digits = z
    .string()
    .max(20)
    .regex(whole ? /^\d+$/ : /^\d+(\.\d+)?$/)
  const range = `${min.toLocaleString('en')} to ${max.toLocaleString('en')}`
  const expects = `a ${whole ? 'whole number' : 'number'} from ${range}, in digits`
  return note(digits.transform(Number).pipe(z.number().min(min).max(max)), expects)
}

/** Refinements also run on values that the schema before them has refused, so they must not throw. */
const parsed = (text: string) => (URL.canParse(text) ? new URL(text) : null)
const onLoopback = (text: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(parsed(text)?.hostname ?? '')
const web = () => z.url({ protocol: /^https?$/ }).max(longest)

/** Stand-ins exist only on loopback. */
export const loopback = () => note(web().refine(onLoopback), 'an address on loopback')

/** TLS is required, except on loopback. */
export const address = () =>
  note(
    web().refine((text) => parsed(text)?.protocol === 'https:' || onLoopback(text)),
    'an address that begins with https://, or one on loopback',
  )

export const email = () => note(z.email().max(254), 'one e-mail address')

/** One or more names in one line. */
export const list = () =>
  note(
    z
      .string()
      .max(longest)
      .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/)
      .transform((text) => text.split(/[ ,]+/).filter((name) => name !== '')),
    'names with spaces or commas between them',
  )

/** Ids by name in one line: `booking=123456,viator=P00012`. */
export const ids = () =>
  note(
    z
      .string()
      .max(longest)
      .regex(/^[a-z0-9]+=[\w.-]+([ ,]+[a-z0-9]+=[\w.-]+)*$/)
      .transform((text) =>
        Object.fromEntries(
          text.split(/[ ,]+/).map((part): [string, string] => {
            const [name = '', id = ''] = part.split('=')
            return [name, id]
          }),
        ),
      ),
    'names with their ids, such as booking=123456,viator=P00012',
  )

export const flag = () => note(z.stringbool(), 'true or false')

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  note(z.enum(values), values.join(' or '))
