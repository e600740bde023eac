import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type GenerationView, idleView } from '~/domain/planning/generation-view'
import { TripForm } from '~/domain/request/trip-form'
import { useGeneration } from './use-generation'

afterEach(() => vi.unstubAllGlobals())

const form = TripForm.parse({
  destination: 'Rome, Italy',
  startDate: '2027-04-13',
  endDate: '2027-04-15',
  budget: 'moderate',
  interests: [],
  additionalInfo: '',
})
const refused = () => Response.json({ code: 'generation-failed', message: 'x' }, { status: 500 })

test('data of the page that come while a plan is under way do not end it', async () => {
  let answer: (response: Response) => void = () => {}
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Promise<Response>((resolve, reject) => {
      answer = resolve
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const { result, rerender } = renderHook(({ initial }) => useGeneration(initial), {
    initialProps: { initial: idleView },
  })
  let ended: Promise<unknown> = Promise.resolve()
  act(() => {
    ended = result.current.start(form, 3)
  })
  await vi.waitFor(() => expect(signals).toHaveLength(1), { timeout: 10_000 })
  // The plan before has been stored, and the loader says so only now.
  const stored: GenerationView = { ...idleView, phase: 'done', generationId: 'before' }
  rerender({ initial: stored })
  await act(async () => {
    answer(refused())
    expect(await ended).toMatchObject({ code: 'generation-failed' })
  })
  expect(result.current.view).toMatchObject({ phase: 'failed', failure: { code: 'generation-failed' } })
})

test('leaving the page ends what it follows, and a plan under way is followed after a reload', async () => {
  const asked: { path: string; signal: AbortSignal | null | undefined }[] = []
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    asked.push({ path, signal })
    return new Promise<Response>(() => {})
  })
  const running: GenerationView = { ...idleView, phase: 'running', generationId: 'one' }
  const { unmount } = renderHook(() => useGeneration(running))
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/generations/one/events']), {
    timeout: 10_000,
  })
  expect(asked[0]?.signal?.aborted).toBe(false)
  unmount()
  expect(asked[0]?.signal?.aborted).toBe(true)
})

test('a plan whose page is left is not finished', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const { result, unmount } = renderHook(() => useGeneration(idleView))
  let ended: Promise<unknown> = Promise.resolve()
  act(() => {
    ended = result.current.start(form, 3)
  })
  unmount()
  expect(await ended).toBe('left')
})
