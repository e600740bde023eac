import { expect, test } from 'vitest'
import { functionAt } from './function-at.mjs'

const lines = `
const limit = 3;
async function lookUp(town) {
  const made = await townOf(town, {
    date: now(),
  });
  if (made) {
    keep(made);
  }
}
const shelf = (bucket) => {
  return {
    async find(id) {
      return bucket.get(id);
    }
  };
};
top();
`.split('\n')
const at = (text: string) =>
  functionAt(
    lines,
    lines.findIndex((line) => line.includes(text)),
  )

test('finds the function around a line', () => {
  expect(at('date: now()')).toBe('lookUp')
  expect(at('keep(made)')).toBe('lookUp')
  expect(at('bucket.get')).toBe('find')
  expect(at('async find')).toBe('find')
  expect(at('top()')).toBeUndefined()
})
