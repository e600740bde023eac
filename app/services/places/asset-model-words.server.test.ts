import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { promptFile } from '~/domain/planning/llm-engine/all-prompts'
import { gateFile } from '~/domain/planning/llm-engine/gate-words/all'
import { hasPrompts, promptOf, promptsPath, providePrompts } from '~/domain/planning/llm-engine/prompts'
import { withPrompts } from '~/domain/planning/llm-engine/with-prompts'
import { loadModelWords } from './asset-model-words.server'

const known = readFileSync('app/domain/planning/llm-engine/gate-words/known-words.bin')
const assets = (prompts: () => Response) => ({
  fetch: vi.fn(async (input: RequestInfo | URL) => {
    const path = new URL(String(input)).pathname
    if (path === promptsPath) return prompts()
    return path.endsWith('.bin') ? new Response(known) : Response.json(gateFile)
  }),
})

// In the other tests they are there from the beginning.
beforeEach(() => providePrompts(null))
afterEach(() => providePrompts(promptFile.prompts))

const question = { name: 'day-1', instructions: () => '', data: {}, form: z.string(), mostTokens: 10 }

describe('what a model is told and checked by', () => {
  it('is loaded once', async () => {
    const log = vi.fn()
    const build = assets(() => Response.json(promptFile))
    await loadModelWords(build, log)
    await loadModelWords(build, log)
    expect(build.fetch).toHaveBeenCalledTimes(3)
    expect(promptOf('day')).toBe(promptFile.prompts.day)
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['is missing', () => new Response(null, { status: 404 })],
    ['is of another version', () => Response.json({ ...promptFile, version: '2026-01-01.1' })],
    ['is no JSON', () => new Response('<!doctype html>')],
    [
      'cannot be reached',
      () => {
        throw new Error('network connection lost')
      },
    ],
  ])(
    'where the file %s, no model is asked, the log says so, and the next plan tries again',
    async (_, file) => {
      const log = vi.fn()
      const ask = vi.fn(async () => ({
        ok: true as const,
        value: '',
        usage: { inputTokens: 1, outputTokens: 1 },
      }))
      const model = withPrompts({ ask })
      const asked = () => model.ask(question, () => {}, new AbortController().signal)

      await loadModelWords(assets(file), log)
      expect(log.mock.calls).toEqual([['model-words-missing', { file: promptsPath }, expect.any(Error)]])
      expect(hasPrompts()).toBe(false)
      expect(() => promptOf('day')).toThrow('were not provided')
      expect(await asked()).toEqual({
        ok: false,
        failure: 'no-prompts',
        usage: { inputTokens: 0, outputTokens: 0 },
      })
      expect(ask).not.toHaveBeenCalled()

      await loadModelWords(
        assets(() => Response.json(promptFile)),
        log,
      )
      expect(await asked()).toMatchObject({ ok: true })
    },
  )
})
