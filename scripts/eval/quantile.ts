/** The value below which a share of the values is; 0 of an empty list. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))] ?? 0
}

/** 0 of an empty list. */
export function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
