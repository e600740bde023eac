import OpenAI from 'openai'
import { z } from 'zod'
import type { Log } from '~/domain/operations/events'
import type {
  Answer,
  AnswerFailure,
  LanguageModel,
  Question,
} from '~/domain/planning/llm-engine/language-model'
import { outbound } from '../outbound.server'
import type { CircuitBreaker } from './circuit-breaker.server'
import { estimated, readStream } from './read-stream.server'
import { verdictOn, waitBefore } from './retry.server'

export interface ModelSettings {
  apiKey: string
  /** Base URL of a service with OpenAI's chat completions API; OpenAI's own when left out. */
  baseURL?: string
  model: string
  /** Most tokens that a plan may use for questions and answers. */
  planTokens: number
  /** Longest time for all questions of a plan, seconds. */
  planSeconds: number
  /** An answer that pauses for this long is aborted, seconds. */
  stallSeconds: number
}

export interface ModelParts {
  breaker: CircuitBreaker
  now(): number
  random(): number
  wait(milliseconds: number): Promise<unknown>
  log: Log
}

const mostTries = 4
/** Counts all messages of a question towards the budget before they are sent. */
const inputTokens = (question: string) => estimated(question, '').inputTokens

/** A model for one plan, using the chat completions API of OpenAI or a compatible service. */
export function chatModel(settings: ModelSettings, parts: ModelParts): LanguageModel {
  const { apiKey, baseURL } = settings
  // Retries are made here: the SDK does not know a plan's budget, nor that an account without credit stays without.
  const fetch = outbound({ each: settings.planSeconds * 1000 })
  const client = new OpenAI({ apiKey, fetch, maxRetries: 0, ...(baseURL && { baseURL }) })
  const deadline = parts.now() + settings.planSeconds * 1000
  let left = settings.planTokens

  async function once(
    question: Question,
    onPart: (value: unknown) => void,
    signal: AbortSignal,
  ): Promise<Try> {
    const user = JSON.stringify(question.data)
    const worst = inputTokens(question.instructions + user) + question.mostTokens
    const end = Math.min(deadline, question.until ?? deadline)
    if (worst > left || parts.now() >= deadline) return { failure: 'budget-spent', again: false }
    if (parts.now() >= end) return { failure: 'late', again: false }
    if (!parts.breaker.admits(parts.now())) return { failure: 'resting', again: false }
    const reserved = worst
    left -= reserved
    let spent = reserved
    const watch = watchdog(
      settings.stallSeconds * 1000,
      end - parts.now(),
      end < deadline ? 'late' : 'budget-spent',
      signal,
    )
    try {
      const chunks = await client.chat.completions.create(body(question, user, settings), {
        signal: watch.signal,
      })
      watch.alive()
      const answer = await readStream(chunks, question.instructions + user, watch.alive, onPart)
      if (watch.reason()) return { failure: watch.reason() ?? 'stalled', again: watch.reason() === 'stalled' }
      if (!answer) return { failure: 'unreachable', again: true }
      spent = answer.usage.inputTokens + answer.usage.outputTokens
      parts.breaker.succeeded()
      return answer
    } catch (error) {
      if (signal.aborted) return { failure: 'unreachable', again: false }
      const reason = watch.reason()
      if (reason) return { failure: reason, again: reason === 'stalled' }
      return verdictOn(error)
    } finally {
      watch.stop()
      left += reserved - spent
    }
  }

  return {
    async ask(question, onPart, signal) {
      for (let attempt = 1; ; attempt++) {
        const result = await once(question, onPart, signal)
        if ('ok' in result) return result
        const { failure, again, after } = result
        // A call that we aborted is not a failure of the service.
        if (signal.aborted) return { ok: false, failure, usage: { inputTokens: 0, outputTokens: 0 } }
        if (failure === 'no-credit') parts.breaker.gaveUp(parts.now())
        else if (failure !== 'budget-spent' && failure !== 'resting') parts.breaker.failed(parts.now())
        const wait = waitBefore(attempt, after, parts.random)
        const inTime = parts.now() + wait < Math.min(deadline, question.until ?? deadline)
        if (!again || attempt >= mostTries || !inTime) {
          parts.log('model-gave-no-answer', { question: question.name, failure, attempt })
          return { ok: false, failure, usage: { inputTokens: 0, outputTokens: 0 } }
        }
        await parts.wait(wait)
      }
    },
  }
}

type Try = Answer | { failure: AnswerFailure; again: boolean; after?: number }

function body(question: Question, user: string, { model, baseURL }: ModelSettings) {
  const { $schema: _, ...schema } = z.toJSONSchema(question.form)
  return {
    model,
    stream: true as const,
    stream_options: { include_usage: true },
    messages: [
      { role: 'system' as const, content: question.instructions },
      { role: 'user' as const, content: user },
    ],
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name: question.name.replace(/-?\d+/g, ''), strict: true, schema },
    },
    // OpenAI renamed this limit; not all compatible services know the new name.
    ...(baseURL ? { max_tokens: question.mostTokens } : { max_completion_tokens: question.mostTokens }),
  }
}

/** Aborts a call when nothing arrives for too long, or when its time is over. */
function watchdog(stall: number, rest: number, over: 'late' | 'budget-spent', outer: AbortSignal) {
  const controller = new AbortController()
  let reason: 'stalled' | typeof over | undefined
  const end = (why: typeof reason) => () => {
    reason ??= why
    controller.abort()
  }
  let timer = setTimeout(end('stalled'), stall)
  const deadline = setTimeout(end(over), rest)
  const leave = () => controller.abort()
  outer.addEventListener('abort', leave)
  if (outer.aborted) leave()
  return {
    signal: controller.signal,
    reason: () => reason,
    alive: () => {
      clearTimeout(timer)
      timer = setTimeout(end('stalled'), stall)
    },
    stop: () => {
      clearTimeout(timer)
      clearTimeout(deadline)
      outer.removeEventListener('abort', leave)
    },
  }
}
