// @ts-check
/**
 * Random numbers from 0 to 1 that are the same everywhere for the same seed: mulberry32. The domain has its own
 * (app/domain/seeded-random.ts); plain scripts cannot read TypeScript, and the tests of the built Worker import nothing of it.
 * @param {number} seed
 * @returns {() => number}
 */
export function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
