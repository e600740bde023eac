/** An error as it may be logged: where it happened and of which kind, without its words unless these are known. */
export interface Fault {
  name: string
  code?: string
  message?: string
  /** The statement, whose parameters are left out. */
  query?: string
  at?: string[]
  cause?: Fault
}

/**
 * Messages that hold no value of a row or of a request: of D1 and of the runtime, and our own of a service that is down.
 * All others are left out: a driver quotes parameters, a parser the text, a vendor what it was sent.
 */
const knownMessages = [
  /^D1_ERROR: [\w .,:()]{1,160}$/,
  /^Cannot (read|set) properties of (undefined|null) \((reading|setting) '[A-Za-z_$]{1,40}'\)$/,
  /^[\w$.]{1,60} is not (a function|defined|iterable|a constructor)$/,
]
const word = /^[\w.:-]{1,60}$/
/** What a frame of a stack may look like. */
const frame = /^\s+at [\w$.<>[\] ]{0,80}\(?[\w./:@-]{1,160}:\d+:\d+\)?$/
const mostFrames = 6

export function faultOf(thrown: unknown, depth = 0): Fault {
  if (!(thrown instanceof Error)) return { name: typeof thrown }
  const { name, message, stack = '' } = thrown
  const code = textOf(thrown, 'code')
  const query = textOf(thrown, 'query')
  const at = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim().replace(/^at /, ''))
  const isOurs = code === 'upstream-down' && /^[\w .-]{1,120}$/.test(message)
  return {
    name: word.test(name) ? name : 'Error',
    ...(code !== undefined && word.test(code) && { code }),
    ...((isOurs || knownMessages.some((known) => known.test(message))) && { message }),
    ...(query !== undefined && { query: query.slice(0, 120) }),
    ...(at.length > 0 && { at }),
    ...(thrown.cause !== undefined && depth < 3 && { cause: faultOf(thrown.cause, depth + 1) }),
  }
}

function textOf(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}
