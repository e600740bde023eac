/** Most of an unwanted body that is read all the same, bytes. */
const patience = 2 * 1024 * 1024

/**
 * Reads a body that nobody wants to its end, and keeps nothing of it. Left in the connection it would break the next
 * call, which the sender makes over the same one. One that goes on and on is cut off, connection and all.
 */
export async function drainBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await drainReader(request.body.getReader())
}

/** The same for a body of which something has been read. */
export async function drainReader(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let size = 0
  while (size <= patience) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.byteLength
  }
  await reader.cancel()
}
