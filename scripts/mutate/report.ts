import type { RoomResult } from './run-room'

const percent = (killed: number, tried: number) => `${((100 * killed) / tried).toFixed(1)} %`

/** The page that docs/mutation.md is. */
export function asMarkdown(results: RoomResult[], { seed, date }: { seed: number; date: Date }): string {
  const rows = results.map(
    ({ name, all, tried, killed }) =>
      `| ${name} | ${all} | ${tried} | ${killed} | ${tried - killed} | ${percent(killed, tried)} |`,
  )
  const lists = results
    .filter(({ survived }) => survived.length > 0)
    .map(({ name, survived }) => `### ${name}\n\n${survived.map((line) => `- \`${line}\``).join('\n')}\n`)
  return `# Mutation tests

Written by \`npm run mutate -- --write\` with seed ${seed} on ${date.toISOString().slice(0, 10)}. One mutant is one small fault set into the code: a \`<\` for
a \`<=\`, a condition that always holds, an empty text. It is killed when a test of its room fails, and survives when none
does. Mutants are drawn at random; the aim is 85 % in every room.

| room | mutants there are | tried | killed | survived | killed |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

## What survived

${lists.join('\n')}`
}
