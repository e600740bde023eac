/** How a service wants to be asked. Found from its address and the model's name, or set with OPENAI_PROFILE. */
export interface ServiceProfile {
  /** Whether the service holds to a JSON schema; if not, the schema is part of the instructions. */
  schema: boolean
  /** Whether the answer may be streamed. */
  stream: boolean
  /** The name of the limit on an answer's length. OpenAI renamed it; not all compatible services know the new name. */
  limit: 'max_tokens' | 'max_completion_tokens'
  /** How long a reasoning model may think, and tokens for it beside the answer's. */
  effort?: Effort
  thinkingTokens: number
}

export const profileNames = ['reasoning', 'schema', 'schema-at-once', 'prompt'] as const
export type ProfileName = (typeof profileNames)[number]
export const efforts = ['none', 'minimal', 'low', 'medium', 'high'] as const
export type Effort = (typeof efforts)[number]

/** Tokens that a model may think for, by how long it may. With `none` some models still write a few. */
const thinking: Record<Effort, number> = { none: 64, minimal: 512, low: 2000, medium: 6000, high: 12_000 }

/** Models of OpenAI that reason, from their names: o3, gpt-5-mini, gpt-6-luna. */
const reasons = /(?:^|\/)(?:o\d|gpt-(?:[5-9]|\d\d))/
/** Since GPT-5.1 a model may be told not to think at all. */
const mayNotThink = /(?:^|\/)gpt-(?:5\.[1-9]|[6-9]|\d\d)/
/** Workers AI takes a schema, but no stream with it. */
const answersAtOnce = /^https:\/\/(?:api|gateway\.ai)\.cloudflare\.com\//

interface Known {
  baseURL?: string
  model: string
  profile?: ProfileName
  effort?: Effort
}

export function profileOf({ baseURL, model, profile, effort }: Known): ServiceProfile {
  const name = profile ?? nameOf(baseURL, model)
  const plain = { limit: baseURL ? 'max_tokens' : 'max_completion_tokens', thinkingTokens: 0 } as const
  switch (name) {
    case 'reasoning': {
      const chosen = effort ?? (mayNotThink.test(model) ? 'none' : 'low')
      return {
        schema: true,
        stream: true,
        limit: 'max_completion_tokens',
        effort: chosen,
        thinkingTokens: thinking[chosen],
      }
    }
    case 'schema':
      return { ...plain, schema: true, stream: true }
    case 'schema-at-once':
      return { ...plain, schema: true, stream: false }
    case 'prompt':
      // Models behind such services often think aloud before they answer.
      return { ...plain, schema: false, stream: true, thinkingTokens: 2000 }
  }
}

function nameOf(baseURL: string | undefined, model: string): ProfileName {
  if (baseURL === undefined) return reasons.test(model) ? 'reasoning' : 'schema'
  return answersAtOnce.test(baseURL) ? 'schema-at-once' : 'schema'
}
