/**
 * `fine`: works. `off`: not set up, which is allowed. `unseen`: cannot be checked from here. `warns`: works, but needs
 * attention. `breaks`: does not work; the command fails.
 */
export type Verdict = 'fine' | 'off' | 'unseen' | 'warns' | 'breaks'

/** One line of the doctor's table. It never holds the value of a setting. */
export interface Finding {
  what: string
  verdict: Verdict
  words: string
}

export const finding = (verdict: Verdict, what: string, words: string): Finding => ({ what, verdict, words })

const marks: Record<Verdict, string> = { fine: '✓', off: '–', unseen: '?', warns: '!', breaks: '✗' }

export function table(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length))
  return findings
    .map(
      ({ what, verdict, words }) => `${marks[verdict]} ${verdict.padEnd(6)}  ${what.padEnd(width)}  ${words}`,
    )
    .join('\n')
}
