/**
 * In the Worker this stands for `@oslojs/crypto/sha2`, whose SHA-256 is written in JavaScript and is 2.3 kB of its upload. The runtime
 * has one; it is asked for when somebody signs in, and not when a Worker starts.
 * @public The Worker's bundle imports it.
 */
export function sha256(data: Uint8Array): Uint8Array {
  return new Uint8Array(process.getBuiltinModule('node:crypto').createHash('sha256').update(data).digest())
}
