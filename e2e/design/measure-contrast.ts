/** A line of text over art. */
export interface Sample {
  text: string
  x: number
  y: number
  width: number
  height: number
  /** Red, green and blue, 0 to 255. */
  ink: [number, number, number]
  /** The contrast required by WCAG 2.2: 3 for large text, 4.5 for other text. */
  least: number
}

export interface Faint {
  text: string
  ratio: number
  ground: string
}

/** Runs in the page: every line of text that is on a poster, without a background of its own. */
export function typeOverArt(): Sample[] {
  const samples: Sample[] = []
  const onArt = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.querySelector(':scope > svg.poster, :scope > div > svg.poster')) return true
      if (at.matches('header')) return true
      if (!/rgba\(.*, 0\)|transparent/.test(getComputedStyle(at).backgroundColor)) return false
    }
    return false
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.closest('header, main section') || !node.nodeValue?.trim()) continue
    const { color, fontSize, fontWeight, visibility } = getComputedStyle(element)
    if (visibility === 'hidden' || element.closest('.sr-only, [popover], dialog') || !onArt(element)) continue
    const pixels = Number.parseFloat(fontSize)
    const large = pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700)
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 2 && height > 2)
        samples.push({
          text: node.nodeValue.trim().slice(0, 30),
          x,
          y,
          width,
          height,
          ink: [red, green, blue],
          least: large ? 3 : 4.5,
        })
  }
  return samples
}

/** Runs in the page: hides the text, but not what is below it. */
export function hideType(): void {
  for (const element of document.querySelectorAll<HTMLElement>('header *, main section *'))
    if (!element.closest('svg')) element.style.color = 'transparent'
}

export function showType(): void {
  for (const element of document.querySelectorAll<HTMLElement>('header *, main section *'))
    if (!element.closest('svg')) element.style.color = ''
}

/** Runs in an empty page: the samples whose contrast with a colour below them is too low. */
export async function measure({
  picture,
  samples,
}: {
  picture: string
  samples: Sample[]
}): Promise<Faint[]> {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('no canvas')
  brush.drawImage(image, 0, 0)
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return samples.flatMap(({ text, x, y, width, height, ink, least }) => {
    const { data } = brush.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height))
    const colours = new Set<number>()
    for (let at = 0; at < data.length; at += 4)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
    const type = luminance(...ink)
    let worst = { ratio: 21, ground: '' }
    for (const colour of colours) {
      const ground = luminance(colour >> 16, (colour >> 8) & 255, colour & 255)
      const ratio = (Math.max(type, ground) + 0.05) / (Math.min(type, ground) + 0.05)
      if (ratio < worst.ratio) worst = { ratio, ground: `#${colour.toString(16).padStart(6, '0')}` }
    }
    return worst.ratio < least ? [{ text, ...worst }] : []
  })
}
