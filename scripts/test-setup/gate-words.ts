// The gate for a model's texts reads with the words that the build writes into files.
import { readFileSync } from 'node:fs'
import { provideGateWords } from '../../app/domain/planning/llm-engine/gate-language'
import { gateFile } from '../../app/domain/planning/llm-engine/gate-words/all'
import { readKnownWords } from '../../app/domain/planning/llm-engine/known-words'

provideGateWords(
  gateFile,
  readKnownWords(readFileSync('app/domain/planning/llm-engine/gate-words/known-words.bin')),
)
