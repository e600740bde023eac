// A model is asked, and the gate for its texts reads, with the words that the build writes into files.
import { readFileSync } from 'node:fs'
import { promptFile } from '../../app/domain/planning/llm-engine/all-prompts'
import { provideGateWords } from '../../app/domain/planning/llm-engine/gate-language'
import { gateFile } from '../../app/domain/planning/llm-engine/gate-words/all'
import { readKnownWords } from '../../app/domain/planning/llm-engine/known-words'
import { providePrompts } from '../../app/domain/planning/llm-engine/prompts'

provideGateWords(
  gateFile,
  readKnownWords(readFileSync('app/domain/planning/llm-engine/gate-words/known-words.bin')),
)
providePrompts(promptFile.prompts)
