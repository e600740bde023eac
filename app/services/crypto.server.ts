const urlSafe = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')

/** A random token with `bits` from the platform's CSPRNG, URL-safe. */
export function randomToken(bits = 160): string {
  return urlSafe(crypto.getRandomValues(new Uint8Array(bits / 8)))
}

/** SHA-256 of a text, URL-safe. */
export async function digest(text: string): Promise<string> {
  return urlSafe(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** A random integer from 0 up to 2^32. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
