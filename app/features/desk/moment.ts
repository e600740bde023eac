/** "20 Nov 2026, 14:05 UTC": the same on the server and in every browser. */
export function moment(at: number): string {
  const text = new Date(at).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${text} UTC`
}
