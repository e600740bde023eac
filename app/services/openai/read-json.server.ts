import { jsonrepair } from 'jsonrepair'

const thought = /<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi
const fence = /```(?:json)?/gi

/**
 * The JSON value in a model's text: without the thoughts before it, the fence around it and the sentences beside it, with
 * quotes and commas put right. Undefined when there is no object in it.
 */
export function readJson(text: string): unknown {
  const asIs = parsed(text)
  if (asIs) return asIs.value
  const answer = text.replace(thought, '').replace(fence, '')
  const [from, to] = [answer.indexOf('{'), answer.lastIndexOf('}')]
  if (from < 0 || to < from) return undefined
  const object = answer.slice(from, to + 1)
  const inside = parsed(object)
  return inside ? inside.value : mended(object)
}

/** The JSON value in a text that is still arriving: what is open is closed. Undefined until an object begins. */
export function readJsonSoFar(text: string): unknown {
  const from = text.indexOf('{')
  return from < 0 ? undefined : mended(text.slice(from))
}

function mended(text: string): unknown {
  try {
    return parsed(jsonrepair(text))?.value
  } catch {
    return undefined
  }
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}
