import { type Param, type Said, sequenceCode } from '../../../app/domain/message'

/** Characters from which on a text is a sentence of its own, and not a name. */
const sentence = 45

/** A reason without its names and figures: what is left is the same for every place of which the same is said. */
export function templateOf(reason: Said): string {
  if (typeof reason === 'string') return shapeOf(reason)
  // What follows it, such as a rest before the stop, is no part of the reason.
  const parts = reason.code === sequenceCode ? reason.params.parts : undefined
  const [first] = Array.isArray(parts) ? parts : []
  return typeof first === 'object' ? shapeOfMessage(first) : shapeOfMessage(reason)
}

function shapeOfMessage({ code, params }: Exclude<Said, string>): string {
  return `${code}(${Object.values(params)
    .map(shapeOf)
    .filter((each) => each !== '')
    .join()})`
}

function shapeOf(param: Param): string {
  if (typeof param === 'string') return param.length >= sentence || /^[a-z]+$/.test(param) ? param : ''
  if (Array.isArray(param)) return param.map(shapeOf).filter(Boolean).join('+')
  return typeof param === 'object' && param !== null ? shapeOfMessage(param) : ''
}
