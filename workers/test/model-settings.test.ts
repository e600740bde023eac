import { describe, expect, it } from 'vitest'
import { costOf } from '~/domain/planning/model-usage'
import { modelFacts } from '../engines'
import { readParts } from '../settings/parts'

const facts = (settings: Record<string, string>) =>
  modelFacts(readParts({ OPENAI_API_KEY: 'test', ...settings }).model.value)

describe('what a model costs', () => {
  it('is known of the usual model, of another only when somebody says it', () => {
    expect(facts({})).toEqual({ name: 'gpt-6-luna', prices: { input: 0.1, output: 0.5 } })
    expect(facts({ OPENAI_MODEL: 'other' })).toEqual({ name: 'other', prices: null })
    const said = { OPENAI_MODEL: 'other', OPENAI_INPUT_PRICE: '2', OPENAI_OUTPUT_PRICE: '8' }
    expect(facts(said)?.prices).toEqual({ input: 2, output: 8 })
  })

  it('is counted in millionths of a dollar', () => {
    const used = { inputTokens: 20_000, outputTokens: 3000 }
    expect(costOf(used, { input: 0.4, output: 1.6 })).toBe(12_800)
    expect(costOf(used, null)).toBeNull()
  })

  it('is nothing without a key', () => {
    expect(modelFacts(readParts({}).model.value)).toBeNull()
  })

  it('is one of Cloudflare’s own without a key, where there is the binding for it', () => {
    const model = { OPENAI_MODEL: '@cf/some/model' }
    expect(readParts({ ...model, AI: {} }).model.state).toBe('configured')
    expect(readParts(model).model.state).toBe('half-set')
    expect(readParts({ OPENAI_MODEL: 'other', AI: {} }).model.state).toBe('half-set')
  })
})
