/** One solved case. */
export interface Outcome {
  group: string
  days: number
  name: string
  score: number
  best: number
  iterations: number
  seconds: number
  faults: string[]
}

interface GroupRow {
  group: string
  days: string
  cases: number
  'gap % average': string
  'gap % worst': string
  'at best': number
  'iterations each': number
  'CPU s each': string
  faults: number
}

/** How far below the best known score, in per cent; negative when above it. */
export function gap({ score, best }: Pick<Outcome, 'score' | 'best'>): number {
  return (100 * (best - score)) / best
}

/** A row for each group and number of days, then one for each number of days, then all. */
export function groupRows(outcomes: Outcome[]): GroupRow[] {
  const kinds = [...new Set(outcomes.map(({ group, days }) => `${group} ${days}`))]
  const rows = kinds.map((kind) => {
    const part = outcomes.filter(({ group, days }) => `${group} ${days}` === kind)
    return row(part[0]?.group ?? '', String(part[0]?.days ?? ''), part)
  })
  const lengths = [...new Set(outcomes.map(({ days }) => days))]
  for (const length of lengths) {
    const part = outcomes.filter(({ days }) => days === length)
    rows.push(row('all', String(length), part))
  }
  return [...rows, row('all', 'all', outcomes)]
}

function row(group: string, days: string, part: Outcome[]): GroupRow {
  const gaps = part.map(gap)
  const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length
  return {
    group,
    days,
    cases: part.length,
    'gap % average': mean(gaps).toFixed(2),
    'gap % worst': Math.max(...gaps).toFixed(2),
    'at best': gaps.filter((each) => each <= 0).length,
    'iterations each': Math.round(mean(part.map(({ iterations }) => iterations))),
    'CPU s each': mean(part.map(({ seconds }) => seconds)).toFixed(2),
    faults: part.reduce((sum, { faults }) => sum + faults.length, 0),
  }
}
