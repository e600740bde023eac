/** Writes pixels (red, green, blue, row by row) as a PNG file. */
export async function pngOf(
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const head = new DataView(new ArrayBuffer(13))
  head.setUint32(0, width)
  head.setUint32(4, height)
  // Eight bits for each of three colours; PNG's only methods of compression and filtering; no interlacing.
  head.setUint8(8, 8)
  head.setUint8(9, 2)
  return joinedBytes([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('IDAT', await deflated(filtered(pixels, width, height))),
    chunk('IEND', new Uint8Array()),
  ])
}

/** Each row as its difference from the row above: for flat art nearly all values are zero. */
function filtered(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const row = width * 3
  const out = new Uint8Array((row + 1) * height)
  for (let y = 0; y < height; y++) {
    const at = y * (row + 1)
    out[at] = 2
    const [here, above] = [y * row, (y - 1) * row]
    if (y === 0) out.set(pixels.subarray(0, row), 1)
    else for (let x = 0; x < row; x++) out[at + 1 + x] = (pixels[here + x] ?? 0) - (pixels[above + x] ?? 0)
  }
  return out
}

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Response(bytes.slice()).body?.pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinedBytes([new TextEncoder().encode(type), data])
  const frame = new DataView(new ArrayBuffer(8))
  frame.setUint32(0, data.length)
  frame.setUint32(4, crc32(body))
  return joinedBytes([new Uint8Array(frame.buffer, 0, 4), body, new Uint8Array(frame.buffer, 4, 4)])
}

function joinedBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

let table: Uint32Array | undefined

function crcTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value
  })
}

/** The checksum of PNG (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  table ??= crcTable()
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
