import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadPart } from './load-part'

const gone = new TypeError('Failed to fetch dynamically imported module')
const network = (there: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)

afterEach(() => {
  vi.useRealTimers()
})

describe('loading a part of a page', () => {
  it('waits for the network, however long, and loads as soon as there is one', async () => {
    vi.useFakeTimers()
    network(false)
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(gone)
    const part = loadPart(load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load.mock.calls.length).toBeGreaterThan(20)
    load.mockResolvedValue('there')
    network(true)
    dispatchEvent(new Event('online'))
    await expect(part).resolves.toBe('there')
  })

  it('gives up after three failures with a network', async () => {
    vi.useFakeTimers()
    network(true)
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(gone)
    const part = expect(loadPart(load)).rejects.toBe(gone)
    await vi.advanceTimersByTimeAsync(10_000)
    await part
    expect(load).toHaveBeenCalledTimes(3)
  })
})
