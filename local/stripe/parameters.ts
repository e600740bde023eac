import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { type ApiError, invalidRequest } from './errors'
import type { Form, FormValue } from './form'
import { parameterSchemas, type Schema } from './parameter-schema'
import { type CallName, type CallParameters, SUPPORTED } from './parameter-types'

export type ParameterCheck = <Name extends CallName>(call: Name, form: Form) => CallParameters[Name]

/** Turns a request's form into the call's typed parameters, or throws what Stripe would answer. */
export async function parameterCheck(): Promise<ParameterCheck> {
  const schemas = await parameterSchemas()
  const ajv = new Ajv({ strict: false, allErrors: true, allowUnionTypes: true })
  const validators = new Map<CallName, ValidateFunction>()

  return <Name extends CallName>(call: Name, form: Form): CallParameters[Name] => {
    const schema = schemas[call]
    if (!schema) throw new Error(`No schema for ${call}`)
    let validate = validators.get(call)
    if (!validate) {
      validate = ajv.compile(onlySupported(schema, SUPPORTED[call]))
      validators.set(call, validate)
    }
    const parameters = coerce(form, schema)
    if (!validate(parameters)) throw asApiError(validate.errors ?? [], form)
    const supported: readonly PropertyKey[] = SUPPORTED[call]
    for (const name of Object.keys(form)) {
      if (!supported.includes(name)) {
        throw invalidRequest(`The local Stripe stand-in does not know what to do with ${name} yet.`, {
          code: 'stand_in_unsupported',
          param: name,
        })
      }
    }
    return parameters as CallParameters[Name]
  }
}

/** What is refused by its name needs no looking into; compiling all of Stripe's schema takes half a second a call. */
function onlySupported(schema: Schema, supported: readonly PropertyKey[]): Schema {
  const entries = Object.entries(schema.properties ?? {})
  const properties = entries.map(([name, inner]) => [name, supported.includes(name) ? inner : {}])
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** Reads text as what the schema wants; what does not fit stays text, for the validation to refuse. */
function coerce(value: FormValue, schema: Schema): unknown {
  const options = schema.anyOf ?? [schema]
  if (typeof value === 'string') return coerceText(value, options)
  if (Array.isArray(value)) {
    const items = options.find((option) => option.type === 'array')?.items
    return items ? value.map((item) => coerce(item, items)) : value
  }
  const shape = options.find((option) => option.type === 'object')
  if (!shape) return value
  const rest = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {}
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, coerce(inner, shape.properties?.[key] ?? rest)]),
  )
}

function coerceText(value: string, options: Schema[]): unknown {
  const allows = (type: string) =>
    options.some((option) => !option.enum && [option.type].flat().includes(type))
  if (allows('string') || options.some((option) => option.enum?.includes(value))) return value
  if (allows('boolean') && (value === 'true' || value === 'false')) return value === 'true'
  if (allows('integer') && /^-?\d+$/.test(value)) return Number(value)
  if (allows('number') && /^-?\d+(\.\d+)?$/.test(value)) return Number(value)
  return value
}

const RANK: Record<string, number> = { additionalProperties: 3, required: 2, enum: 1, const: 1 }

/** Of all that does not fit, Stripe names one thing: the deepest, and of those an unknown name first. */
function asApiError(errors: ErrorObject[], form: Form): ApiError {
  const depth = ({ instancePath, params }: ErrorObject) =>
    instancePath.split('/').length + (params.additionalProperty || params.missingProperty ? 1 : 0)
  const [error] = errors
    .filter((candidate) => candidate.keyword !== 'anyOf')
    .sort((a, b) => depth(b) - depth(a) || (RANK[b.keyword] ?? 0) - (RANK[a.keyword] ?? 0))
  if (!error) return invalidRequest('Invalid request.')
  const path = error.instancePath.split('/').slice(1).map(decodePointer)
  switch (error.keyword) {
    case 'additionalProperties': {
      const param = bracketed([...path, String(error.params.additionalProperty)])
      return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    }
    case 'required': {
      const param = bracketed([...path, String(error.params.missingProperty)])
      return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    }
    case 'enum':
    case 'const': {
      const words: unknown[] = error.params.allowedValues ?? [error.params.allowedValue]
      const param = bracketed(path)
      return invalidRequest(`Invalid ${param}: must be one of ${words.join(', ')}`, { param })
    }
    default: {
      const type = String(error.params.type ?? 'object')
      const param = bracketed(path)
      const given = path.reduce<FormValue | undefined>(
        (at, key) => (typeof at === 'object' ? (at as Form)[key] : undefined),
        form,
      )
      if (type !== 'integer') {
        return invalidRequest(`Invalid ${type}${typeof given === 'string' ? `: ${given}` : ''}`, { param })
      }
      return invalidRequest(`Invalid integer: ${typeof given === 'string' ? given : ''}`, {
        code: given === '' ? 'parameter_invalid_empty' : 'parameter_invalid_integer',
        param,
      })
    }
  }
}

function decodePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

function bracketed([first = '', ...rest]: string[]): string {
  return first + rest.map((key) => `[${key}]`).join('')
}
