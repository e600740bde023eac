/** A box in the window, pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Offset {
  x: number
  y: number
}

/** Least distance to the edge of the window, and between the places that are tried, pixels. */
const margin = 8
const step = 8

/** What a toast may not cover: whatever is pressed or typed into, and what is said of a field. */
const controls =
  'a[href],button,label,input:not([type="hidden"]),select,textarea,summary,[tabindex="0"],[contenteditable="true"],[id$="-note"]'

/**
 * How far a toast moves from its usual place, at the bottom right, so that it covers nothing of `taken`: to the nearest row
 * that has room, there to the right, the middle or the left. Where no row has room, to where it covers least.
 */
export function freePlace(usual: Box, width: number, taken: readonly Box[]): Offset {
  const left = Math.min(0, margin - usual.left)
  const middle = Math.min(0, (width - usual.right - usual.left) / 2)
  let best: Offset = { x: 0, y: 0 }
  let least = Number.POSITIVE_INFINITY
  for (let y = 0; usual.top + y >= margin || y === 0; y -= step)
    for (const x of [0, middle, left]) {
      const covers = covered(usual, { x, y }, taken)
      if (covers === 0) return { x, y }
      if (covers < least) [best, least] = [{ x, y }, covers]
    }
  return best
}

/** Square pixels of `taken` below a toast. */
export function covered(usual: Box, { x, y }: Offset, taken: readonly Box[]): number {
  return taken.reduce((sum, box) => {
    const wide = Math.min(usual.right + x, box.right) - Math.max(usual.left + x, box.left)
    const high = Math.min(usual.bottom + y, box.bottom) - Math.max(usual.top + y, box.top)
    return wide > 0 && high > 0 ? sum + wide * high : sum
  }, 0)
}

/** The boxes of the page's controls that are in the window and can be used. */
export function controlsInView(except: Element): Box[] {
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const box = control.getBoundingClientRect()
    const seen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight
    return seen && !except.contains(control) && !control.closest('[inert],[aria-hidden="true"]') ? [box] : []
  })
}
