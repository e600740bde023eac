import { act, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { latePart } from './late-part'

const Said = ({ words }: { words: string }) => <p>{words}</p>

async function drawn(Late: ReturnType<typeof latePart<{ words: string }>>) {
  const { container, unmount } = render(<Late words="There" />)
  const first = container.textContent
  await act(async () => {})
  const then = container.textContent
  unmount()
  return [first, then]
}

describe('a part whose code comes late', () => {
  it('shows what stands in for it until the code is there', async () => {
    expect(await drawn(latePart(async () => Said, <p>Wait</p>))).toEqual(['Wait', 'There'])
  })

  it('is drawn at once where its code was fetched ahead', async () => {
    const Late = latePart(async () => Said, <p>Wait</p>)
    await Late.ahead()
    expect(await drawn(Late)).toEqual(['There', 'There'])
  })

  it('is fetched when it is drawn where fetching it ahead failed', async () => {
    let fails = true
    const Late = latePart(
      async () => {
        if (fails) throw new TypeError('Failed to fetch')
        return Said
      },
      <p>Wait</p>,
    )
    await expect(Late.ahead()).rejects.toThrow()
    fails = false
    expect(await drawn(Late)).toEqual(['Wait', 'There'])
  })
})
