import { APIError } from 'openai/error'
import type { Log } from '~/domain/operations/events'
import type {
  Answer,
  AnswerFailure,
  LanguageModel,
  Question,
  Usage,
} from '~/domain/planning/llm-engine/language-model'
import { outbound } from '../outbound.server'
import { answerSchema } from './answer-schema.server'
import type { CircuitBreaker } from './circuit-breaker.server'
import { askForCompletion } from './completions.server'
import { Arrived, estimated, readAnswer } from './read-answer.server'
import { lasting, type Verdict, verdictOn, waitBefore } from './retry.server'
import { type Effort, type ProfileName, profileOf, type ServiceProfile } from './service-profile.server'
import { askBinding, type WorkersAi } from './workers-ai.server'

export interface ModelSettings {
  apiKey: string
  /** Base URL of a service with OpenAI's chat completions API; OpenAI's own when left out. */
  baseURL?: string
  /** Cloudflare's binding, which answers in place of an address. */
  ai?: WorkersAi
  model: string
  /** How the service wants to be asked; found from its address and the model's name when left out. */
  profile?: ProfileName
  effort?: Effort
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
const nothing: Usage = { inputTokens: 0, outputTokens: 0 }

/** A model for one plan, using the chat completions API of OpenAI or a compatible service. */
export function chatModel(settings: ModelSettings, parts: ModelParts): LanguageModel {
  const { breaker } = parts
  // An answer that goes on to be offered may take longer than the plan; every call has its own end below.
  const fetch = outbound({ each: 2 * settings.planSeconds * 1000 })
  let begun: number | undefined
  // Counted from the first question: a plan may wait for its turn to be solved before.
  const deadlineOf = ({ beforehand }: Question) => {
    if (!beforehand) begun ??= parts.now()
    return (begun ?? parts.now()) + settings.planSeconds * 1000
  }
  const { ai } = settings
  // The binding streams no answer that has a schema.
  const profile = profileOf({ ...(ai && { profile: 'schema-at-once' }), ...settings })
  let left = settings.planTokens

  /** One call; its usage is known, or estimated from what was sent and has arrived. */
  async function once(
    question: Question,
    onPart: (value: unknown) => void,
    signal: AbortSignal,
    onLate: (answer: Answer) => void,
  ): Promise<Try> {
    const request = bodyOf(question, settings.model, breaker.promptOnly ? withoutSchema(profile) : profile)
    const asked = JSON.stringify(request)
    const deadline = deadlineOf(question)
    const end = Math.min(deadline, question.until ?? deadline)
    const mostTokens = question.mostTokens + profile.thinkingTokens
    const reserved = inputTokens(asked) + mostTokens
    const notSent = (failure: AnswerFailure): Try => ({ failure, again: false, usage: nothing })
    if (reserved > left || parts.now() >= deadline) return notSent('budget-spent')
    if (parts.now() >= end) return notSent('late')
    const refused = breaker.refusal(parts.now())
    if (refused) return notSent(refused)
    left -= reserved
    const arrived = new Arrived(asked, mostTokens)
    const over = end < deadline ? 'late' : 'budget-spent'
    const watch = watchdog(settings.stallSeconds * 1000, end - parts.now(), over, signal, () => {
      if (!question.goesOn || over !== 'late' || arrived.text === '') return 0
      // What it will take is not known yet: it counts as the most that it can be.
      const usage = { inputTokens: inputTokens(asked), outputTokens: mostTokens }
      onLate({ ok: false, failure: 'late', usage })
      return question.goesOn.until - parts.now()
    })
    let usage: Usage | undefined
    try {
      const { signal: aborted } = watch
      const response = await (ai
        ? askBinding(ai, request, aborted)
        : askForCompletion(settings, request, { fetch, signal: aborted }))
      watch.alive()
      const limits = { mostTokens, controller: watch.controller }
      const answer = await readAnswer(response, arrived, limits, watch.alive, onPart)
      usage = arrived.usage
      const reason = answer ? undefined : watch.reason()
      if (reason) return { failure: reason, again: reason === 'stalled', usage }
      if (!answer) return { failure: 'unreachable', again: true, usage }
      breaker.succeeded()
      return answer
    } catch (error) {
      // A refusal costs nothing; what was broken off has been read, and partly answered.
      const verdict = verdictOn(error)
      const sent = !(error instanceof APIError) || error.status === undefined
      usage =
        sent && (watch.reason() !== undefined || signal.aborted || arrived.text !== '')
          ? arrived.usage
          : nothing
      if (signal.aborted) return { failure: 'unreachable', again: false, usage }
      const reason = watch.reason()
      if (reason) return { failure: reason, again: reason === 'stalled', usage }
      return { ...verdict, usage }
    } finally {
      watch.stop()
      left += reserved - (usage ? usage.inputTokens + usage.outputTokens : 0)
    }
  }

  /** All tries of a question; `onLate` is told when the one that runs is late and goes on. */
  async function tries(
    question: Question,
    onPart: (value: unknown) => void,
    signal: AbortSignal,
    onLate: (answer: Answer) => void,
  ): Promise<Answer> {
    let spent = nothing
    for (let attempt = 1; ; attempt++) {
      const result = await once(question, onPart, signal, onLate)
      spent = sum(spent, result.usage)
      if ('ok' in result) return { ...result, usage: spent }
      const { failure, again, after } = result
      // A call that we aborted is not a failure of the service.
      if (signal.aborted) return { ok: false, failure, usage: spent }
      const known = profile.schema && failure === 'not-understood' && !breaker.promptOnly
      // A service that does not take a schema is asked for JSON in words.
      if (known) {
        breaker.promptOnly = true
        continue
      }
      note(failure, after)
      const wait = waitBefore(attempt, after, parts.random)
      const deadline = deadlineOf(question)
      const inTime = parts.now() + wait < Math.min(deadline, question.until ?? deadline)
      if (!again || attempt >= mostTries || !inTime) {
        parts.log('model-gave-no-answer', { question: question.name, failure, attempt })
        return { ok: false, failure, usage: spent }
      }
      await parts.wait(wait)
    }
  }

  return {
    ask(question, onPart, signal) {
      return new Promise((resolve, reject) => {
        const whole = tries(question, onPart, signal, (late) => {
          parts.log('model-gave-no-answer', { question: question.name, failure: 'late', attempt: 1 })
          question.goesOn?.take(whole)
          resolve(late)
        })
        whole.then(resolve, reject)
      })
    },
  }

  /** Tells the breaker of a failure of the service; what we decided ourselves is none. */
  function note(failure: AnswerFailure, after: number | undefined): void {
    const now = parts.now()
    if (notOfService.has(failure)) return
    if (lasting.has(failure)) breaker.rest(now, failure)
    else if (after !== undefined) breaker.rest(now, failure, after)
    else breaker.failed(now)
  }
}

const notOfService: ReadonlySet<AnswerFailure> = new Set(['budget-spent', 'day-spent', 'resting'])

type Try = Answer | (Verdict & { usage: Usage })

function sum(one: Usage, other: Usage): Usage {
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  }
}

function withoutSchema(profile: ServiceProfile): ServiceProfile {
  return { ...profile, schema: false }
}

function bodyOf(question: Question, model: string, profile: ServiceProfile) {
  const schema = answerSchema(question.form)
  const { data, mostTokens, name } = question
  const instructions = question.instructions()
  const inWords = `${instructions}\nAnswer with one JSON object and nothing else, by this JSON schema:\n${JSON.stringify(schema)}`
  const most = mostTokens + profile.thinkingTokens
  return {
    model,
    stream: profile.stream,
    ...(profile.stream && { stream_options: { include_usage: true } }),
    messages: [
      { role: 'system' as const, content: profile.schema ? instructions : inWords },
      { role: 'user' as const, content: JSON.stringify(data) },
    ],
    ...(profile.schema && {
      response_format: {
        type: 'json_schema' as const,
        json_schema: { name: name.replace(/-?\d+/g, ''), strict: true, schema },
      },
    }),
    ...(profile.effort && { reasoning_effort: profile.effort }),
    ...(profile.limit === 'max_tokens' ? { max_tokens: most } : { max_completion_tokens: most }),
  }
}

/** Aborts a call when nothing arrives for too long, or when its time is over; `more` gives it more milliseconds, once. */
function watchdog(
  stall: number,
  rest: number,
  over: 'late' | 'budget-spent',
  outer: AbortSignal,
  more: () => number,
) {
  const controller = new AbortController()
  let reason: 'stalled' | typeof over | undefined
  const end = (why: typeof reason) => () => {
    reason ??= why
    controller.abort()
  }
  let timer = setTimeout(end('stalled'), stall)
  let deadline = setTimeout(() => {
    const longer = more()
    if (longer > 0) deadline = setTimeout(end(over), longer)
    else end(over)()
  }, rest)
  const leave = () => controller.abort()
  outer.addEventListener('abort', leave)
  if (outer.aborted) leave()
  return {
    controller,
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
