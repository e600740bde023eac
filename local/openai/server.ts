import { type Fixture, type FixtureResponse, LLMock } from '@copilotkit/aimock'
import { type Asked, type Character, characters, scriptedAnswer } from './scripted-model'

type Factory = Extract<Fixture['response'], (request: never) => unknown>

export interface ModelOptions {
  port?: number
  /** Milliseconds to the first token, and tokens a second after that; at once when left out. */
  firstTokenMs?: number
  tokensPerSecond?: number
  /** Faults for the next questions, in order; later questions are answered. */
  faults?: (Omit<Fixture, 'match' | 'response'> & { response?: FixtureResponse })[]
}

/** A language model on loopback with OpenAI's chat completions API; the model's name selects its behaviour. */
export async function startModel({
  port = 0,
  firstTokenMs,
  tokensPerSecond,
  faults = [],
}: ModelOptions = {}) {
  const mock = new LLMock({ port, logLevel: 'silent' })
  let met = 0
  let pace = { firstTokenMs, tokensPerSecond }
  let played: Character | 'down' | 'silent' | undefined
  const answer = (model: string, user: string): FixtureResponse =>
    played === 'down'
      ? { error: { message: 'down' }, status: 401 }
      : {
          content: scriptedAnswer(
            played === 'silent' ? 'well' : (played ?? characterOf(model)),
            readAsked(user),
          ),
        }
  faults.forEach((fault, index) => {
    const response: Factory = (request) => {
      met++
      return fault.response ?? answer(request.model, userText(request.messages))
    }
    mock.addFixture({ match: { predicate: () => met === index }, ...fault, response })
  })
  mock.addFixture({
    match: { predicate: () => played === 'silent' },
    response: { content: '' },
    latency: 60_000,
  })
  /** Answers questions for as long as this is the pace. */
  const answerAt = (own: typeof pace) => {
    const profile = {
      ...(own.firstTokenMs !== undefined && { ttft: own.firstTokenMs }),
      ...(own.tokensPerSecond !== undefined && { tps: own.tokensPerSecond }),
    }
    mock.addFixture({
      match: { predicate: () => pace === own },
      response: (request) => answer(request.model, userText(request.messages)),
      ...(Object.keys(profile).length > 0 && { streamingProfile: profile, chunkSize: 4 }),
    })
  }
  answerAt(pace)
  await mock.start()
  return {
    url: `${mock.url}/v1`,
    /** Number of questions received. */
    asked: () => mock.getRequests().length,
    requests: () => mock.getRequests(),
    /** Behaves as another model from now on, whatever model is requested; or is down. */
    become: (next: typeof played) => {
      played = next
    },
    /** Answers at another pace from now on. */
    setPace: (next: Required<Pick<ModelOptions, 'firstTokenMs' | 'tokensPerSecond'>>) => {
      pace = next
      answerAt(pace)
    },
    /** Forgets the questions so far. */
    forget: () => mock.clearRequests(),
    close: () => mock.stop(),
  }
}

function characterOf(model: string): Character {
  return characters.find((each) => each === model) ?? 'well'
}

function userText(messages: { role: string; content: unknown }[]): string {
  const last = messages.findLast(({ role }) => role === 'user')?.content
  return typeof last === 'string' ? last : ''
}

function readAsked(text: string): Asked {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
