import type { RoomResult } from './run-room'

const intro = `# Mutation tests

Written by \`npm run mutate -- --write\`, room by room. A mutant is one small fault set into the code: a \`<\` for a \`<=\`, a
condition that always holds, an empty text. It is killed when a test of its room fails, and survives when none does. The seed
chooses which mutants of a room are tried. The aim is 85 % in every room (\`scripts/mutate/rooms.ts\`).

| room | mutants there are | tried | killed | survived | share killed | seed | date |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |`

const surviving = '## What survived'

/** The page that docs/mutation.md is, with what it said before of rooms that were not run now. */
export function asMarkdown(results: RoomResult[], before: string, run: { seed: number; date: Date }): string {
  const rows = new Map([
    ...[...before.matchAll(/^\| ([a-z]+) \| \d.*$/gm)].map(([row, name = '']) => [name, row] as const),
    ...results.map((result) => [result.name, rowOf(result, run)] as const),
  ])
  const lists = new Map([
    ...[...before.matchAll(/^### ([a-z]+)\n\n((?:- .*\n?)*)/gm)].map(
      ([list, name = '']) => [name, list] as const,
    ),
    ...results.map((result) => [result.name, listOf(result)] as const),
  ])
  const told = [...lists.values()].filter(Boolean).map((list) => list.trim())
  return `${[`${intro}\n${[...rows.values()].join('\n')}`, surviving, ...told].join('\n\n')}\n`
}

function rowOf({ name, all, tried, killed }: RoomResult, { seed, date }: { seed: number; date: Date }) {
  const share = `${((100 * killed) / tried).toFixed(1)} %`
  const cells = [name, all, tried, killed, tried - killed, share, seed, date.toISOString().slice(0, 10)]
  return `| ${cells.join(' | ')} |`
}

function listOf({ name, survived }: RoomResult): string {
  return survived.length === 0 ? '' : `### ${name}\n\n${survived.map((line) => `- \`${line}\``).join('\n')}`
}
