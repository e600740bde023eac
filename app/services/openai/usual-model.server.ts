import type { TokenPrices } from '~/domain/planning/model-usage'

/**
 * The model that is asked when no other is set: the cheapest of OpenAI's that follows a strict schema and need not think.
 * Prices are dollars for a million tokens. Source: developers.openai.com/api/docs/models/gpt-6-luna and
 * /api/docs/deprecations, read on 2026-11-23; no shutdown date was announced.
 */
export const usualModel = { name: 'gpt-6-luna', prices: { input: 0.1, output: 0.5 } } as const

/** What a model costs: as somebody says, else as it is known of the usual one; null where nobody knows. */
export function pricesOf(model: string, said: { input?: number; output?: number }): TokenPrices | null {
  const usual: Partial<TokenPrices> = model === usualModel.name ? usualModel.prices : {}
  const { input = usual.input, output = usual.output } = said
  return input === undefined || output === undefined ? null : { input, output }
}
