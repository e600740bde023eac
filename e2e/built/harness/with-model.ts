import { afterAll, beforeAll } from 'vitest'
import { startModel } from '../../../local/openai/server'
import { type BuiltWorker, startBuiltWorker } from './built-worker'

type Model = Awaited<ReturnType<typeof startModel>>

/** The scripted model and a built Worker that asks it, for all tests of a file; both are there once a test runs. */
export function builtWithModel(
  pace: Parameters<typeof startModel>[0] = {},
  settings: Record<string, string> = {},
): { readonly worker: BuiltWorker; readonly model: Model } {
  let parts: { worker: BuiltWorker; model: Model } | undefined
  beforeAll(async () => {
    const model = await startModel(pace)
    const ours = { OPENAI_API_KEY: 'test', OPENAI_MODEL: 'well', OPENAI_BASE_URL: model.url, ...settings }
    parts = { model, worker: await startBuiltWorker({ settings: async () => ours }) }
  }, 120_000)
  afterAll(async () => {
    await parts?.worker.close()
    await parts?.model.close()
  }, 60_000)
  const begun = () => {
    if (!parts) throw new Error('No test has begun yet.')
    return parts
  }
  return {
    get worker() {
      return begun().worker
    },
    get model() {
      return begun().model
    },
  }
}
