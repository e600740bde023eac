/** Most bytes of an unwanted body that are drained. */
const mostDrained = 2 * 1024 * 1024

/**
 * Drains a body that is not needed. Left in the connection it would break the sender's next call over the same
 * connection. A body over the limit is cancelled, which closes the connection.
 */
export async function drainBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await drainReader(request.body.getReader())
}

/** The same for a body of which something has been read. */
export async function drainReader(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let size = 0
  while (size <= mostDrained) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.byteLength
  }
  await reader.cancel()
}
