import type { CDPSession, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

const frames = 12

/** Fingers that go down, move in small steps, rest and go up: the browser makes of it what it does on a phone. */
async function touch(page: Page, fingersAt: (share: number) => Point[]) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  await send('touchStart', fingersAt(0))
  for (let frame = 1; frame <= frames; frame++) {
    await send('touchMove', fingersAt(frame / frames))
    await page.waitForTimeout(16)
  }
  // A finger that rests throws nothing.
  await page.waitForTimeout(200)
  await send('touchMove', fingersAt(1))
  await send('touchEnd', [])
  await session.detach()
}

/** A finger moves up by `way` pixels. */
export function swipeUp(page: Page, { x, y }: Point, way: number) {
  return touch(page, (share) => [{ x, y: y - way * share }])
}

/** Two fingers move apart. */
export function pinchOpen(page: Page, { x, y }: Point) {
  return touch(page, (share) => [
    { x, y: y - 20 - 60 * share },
    { x, y: y + 20 + 60 * share },
  ])
}
