import type { Result } from '~/domain/errors'
import { fail } from '~/domain/errors'
import type { Log } from '~/domain/operations/events'
import type { GenerationCommand, GenerationState, Generations, Handover } from '~/domain/planning/generation'
import type { QuestionQuota } from '~/domain/quota/question-quota'
import { plainUnits, type Units, unitsText } from '~/domain/units'

/** The generator's object as this side calls it. */
interface GeneratorStub {
  start(owner: string, command: GenerationCommand): Promise<Result<{ generationId: string }>>
  latest(): Promise<GenerationState | null>
  handOver(): Promise<Handover | null>
  adopt(owner: string, handover: Handover): Promise<void>
  forget(): Promise<void>
  drop(generationId: string): Promise<void>
  fetch(request: Request): Promise<Response>
}

/** Reaches the Durable Object of an owner; one owner's generations never meet another's. */
export function generatorGateway(
  stubOf: (owner: string) => GeneratorStub,
  log: Log,
  units: Units = plainUnits,
): Generations {
  return {
    async start(owner, command) {
      try {
        // The key makes a second try harmless: an object that was just being moved answers it.
        return await stubOf(owner)
          .start(owner, command)
          .catch(() => stubOf(owner).start(owner, command))
      } catch (error) {
        log('generator-silent', {}, error)
        return fail('upstream-down', 'The planner is busy right now. Please try again in a moment.', {
          retryAfter: 5,
        })
      }
    },
    async events(owner, generationId, after, signal) {
      const address = new URL(`https://generator.local/events/${encodeURIComponent(generationId)}`)
      address.searchParams.set('after', String(after))
      address.searchParams.set('units', unitsText(units))
      const response = await stubOf(owner).fetch(new Request(address, { signal }))
      if (response.ok) return response.body
      await response.body?.cancel()
      return null
    },
    latest: (owner) => stubOf(owner).latest(),
    forget: (owner) => stubOf(owner).forget(),
    drop: (owner, generationId) => stubOf(owner).drop(generationId),
    async moveLatest(from, to) {
      const handover = await stubOf(from).handOver()
      if (handover) await stubOf(to).adopt(to, handover)
    },
  }
}

/** The part of the object that counts questions. */
interface QuestionStub {
  admitQuestion(): Promise<Result<null>>
  returnQuestion(): Promise<void>
}

/** The count of questions stands where the generations are, so that questions at the same moment are counted one by one. */
export function questionGateway(stubOf: (owner: string) => QuestionStub): QuestionQuota {
  return {
    admit: (owner) => stubOf(owner).admitQuestion(),
    takeBack: (owner) => stubOf(owner).returnQuestion(),
  }
}
