import { hasGateWords, provideGateWords } from '~/domain/planning/llm-engine/gate-language'
import { GateFile, gateWordsPath, knownWordsPath } from '~/domain/planning/llm-engine/gate-words/gate-words'
import { readKnownWords } from '~/domain/planning/llm-engine/known-words'

/**
 * Loads the words of the gate for a model's texts from the files of the build, once. Where that fails no text of the model is shown,
 * and the next plan tries again.
 */
export async function loadGateWords(assets: Pick<Fetcher, 'fetch'>): Promise<void> {
  if (hasGateWords()) return
  const [words, known] = await Promise.all(
    [gateWordsPath, knownWordsPath].map((path) => assets.fetch(`https://assets.local${path}`)),
  )
  if (!words?.ok || !known?.ok) {
    await Promise.all([words?.body?.cancel(), known?.body?.cancel()])
    return
  }
  provideGateWords(
    GateFile.parse(await words.json()),
    readKnownWords(new Uint8Array(await known.arrayBuffer())),
  )
}
