import { describe, expect, it, vi } from 'vitest'
import { assetDrawings } from './poster-drawings.server'

/** Assets of one drawing; `fail` makes them unreachable for a while. */
function assets() {
  const state = { asked: [] as string[], fail: false }
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input))
    state.asked.push(pathname)
    if (state.fail) throw new Error('no network')
    return pathname.endsWith('/rome.txt')
      ? new Response('<path d="M0,0"/>')
      : new Response(null, { status: 404 })
  }
  const log = vi.fn()
  return { state, log, drawings: assetDrawings({ fetch } as Pick<Fetcher, 'fetch'>, log) }
}

describe('drawings of the build', () => {
  it('are read once for all requests', async () => {
    const { state, drawings } = assets()
    const first = drawings()
    await first('rome.txt')
    expect(first('rome.txt')).toBe('<path d="M0,0"/>')
    expect(drawings()('rome.txt')).toBe('<path d="M0,0"/>')
    expect(state.asked).toEqual(['/art/drawings/rome.txt'])
  })

  it('that are missing are null, which the operator is told once', async () => {
    const { drawings, log } = assets()
    const read = drawings()
    await read('atlantis.txt')
    expect(read('atlantis.txt')).toBeNull()
    await drawings()('atlantis.txt')
    await drawings()('rome.txt')
    expect(log.mock.calls).toEqual([['drawing-missing', { file: 'atlantis.txt' }]])
  })

  it('that could not be read are asked for again by the next request', async () => {
    const { state, drawings, log } = assets()
    state.fail = true
    const first = drawings()
    await first('rome.txt')
    expect(first('rome.txt')).toBeNull()
    state.fail = false
    const next = drawings()
    await next('rome.txt')
    expect(next('rome.txt')).toBe('<path d="M0,0"/>')
    expect(log).not.toHaveBeenCalled()
  })
})
