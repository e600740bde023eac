import { z } from 'zod'

/** Changes with the words, which are in `all-prompts.ts`: every plan carries the version it was made with. */
export const promptVersion = '2026-11-29.1'

/** What a model is told, by the kind of question; "again" is added where a first answer could not be used. */
const promptNames = ['overview', 'day', 'wishes', 'areaOverview', 'names', 'town', 'again', 'talk'] as const
type PromptName = (typeof promptNames)[number]

export const Prompts = z.record(z.enum(promptNames), z.string())
export type Prompts = z.infer<typeof Prompts>

/** The file: one of another version is not used, since plans say which version they were made with. */
export const PromptFile = z.object({ version: z.literal(promptVersion), prompts: Prompts })
export type PromptFile = z.infer<typeof PromptFile>

/** Where the build puts it: data, which a Worker with a model loads once. */
export const promptsPath = '/catalogue/words/prompts.json'

let provided: Prompts | null = null

export const hasPrompts = (): boolean => provided !== null

/** Provides them; null takes them away again. */
export function providePrompts(prompts: Prompts | null): void {
  provided = prompts
}

/** Throws where they were not provided: a model that knows no instructions is not asked (`withPrompts`). */
export function promptOf(name: PromptName): string {
  if (!provided) throw new Error('the instructions for a model were not provided')
  return provided[name]
}
