const encoder = new TextEncoder()

/** A text string of a PDF, in UTF-16 for all scripts. */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => hex4(text.charCodeAt(index)))
  return `<FEFF${units.join('')}>`
}

export function hex4(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0')
}

/** A number as PDF writes it: no exponent, no more digits than can be seen. */
export function num(value: number): string {
  const rounded = Math.round(value * 1000) / 1000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** Compressed with deflate, for PDF's FlateDecode. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** The objects of a PDF (ISO 32000-1) and their positions in the file. */
export class PdfFile {
  private readonly objects: (Uint8Array | string)[] = []

  /** Reserves the number of an object that others refer to before it is written. */
  reserve(): number {
    return this.objects.push('null')
  }

  set(id: number, body: string): void {
    this.objects[id - 1] = body
  }

  add(body: string): number {
    return this.objects.push(body)
  }

  async addStream(content: Uint8Array<ArrayBuffer> | string, dictionary = ''): Promise<number> {
    const plain = typeof content === 'string' ? encoder.encode(content) : content
    const packed = await deflate(plain)
    const head = `<< ${dictionary} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
    return this.objects.push(joined([encoder.encode(head), packed, encoder.encode('\nendstream')]))
  }

  finish(root: number, info: number): Uint8Array<ArrayBuffer> {
    // The second line's high bytes tell programs that the file is not text.
    const parts: Uint8Array[] = [encoder.encode('%PDF-1.7\n'), new Uint8Array([37, 226, 227, 207, 211, 10])]
    let length = 15
    const push = (bytes: Uint8Array) => {
      parts.push(bytes)
      length += bytes.length
    }
    const offsets = this.objects.map((body, index) => {
      const offset = length
      push(encoder.encode(`${index + 1} 0 obj\n`))
      push(typeof body === 'string' ? encoder.encode(body) : body)
      push(encoder.encode('\nendobj\n'))
      return offset
    })
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const count = this.objects.length + 1
    push(
      encoder.encode(
        `xref\n0 ${count}\n0000000000 65535 f \n${table}` +
          `trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
      ),
    )
    return joined(parts)
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
