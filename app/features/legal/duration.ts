const hour = 3_600_000
const day = 24 * hour
const year = 365 * day

/** "90 days", "10 years", "1 hour". */
export function duration(milliseconds: number): string {
  const [unit, length] = (
    [
      ['year', year],
      ['day', day],
      ['hour', hour],
    ] as const
  ).find(([, each]) => milliseconds % each === 0) ?? ['minute', 60_000]
  const count = milliseconds / length
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
