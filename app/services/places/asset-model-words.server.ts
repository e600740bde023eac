import type { Log } from '~/domain/operations/events'
import { hasGateWords, provideGateWords } from '~/domain/planning/llm-engine/gate-language'
import { GateFile, gateWordsPath, knownWordsPath } from '~/domain/planning/llm-engine/gate-words/gate-words'
import { readKnownWords } from '~/domain/planning/llm-engine/known-words'
import { hasPrompts, PromptFile, promptsPath, providePrompts } from '~/domain/planning/llm-engine/prompts'

/**
 * Loads what a model is told and the words of the gate for its texts from the files of the build, once. Never fails: where one of
 * them is missing the log says which, no model is asked, and the next plan tries again.
 */
export async function loadModelWords(assets: Pick<Fetcher, 'fetch'>, log: Log): Promise<void> {
  if (hasGateWords() && hasPrompts()) return
  /** The file at a path as `read` has it; undefined where it is missing or cannot be read. */
  const file = async <Read>(path: string, read: (response: Response) => Promise<Read>) => {
    try {
      const response = await assets.fetch(`https://assets.local${path}`)
      if (response.ok) return await read(response)
      await response.body?.cancel()
      throw new Error(`${path}: ${response.status}`)
    } catch (error) {
      log('model-words-missing', { file: path }, error)
      return undefined
    }
  }
  const [prompts, words, known] = await Promise.all([
    file(promptsPath, async (response) => PromptFile.parse(await response.json())),
    file(gateWordsPath, async (response) => GateFile.parse(await response.json())),
    file(knownWordsPath, async (response) => readKnownWords(new Uint8Array(await response.arrayBuffer()))),
  ])
  if (!prompts || !words || !known) return
  provideGateWords(words, known)
  providePrompts(prompts.prompts)
}
