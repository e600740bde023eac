/** Lengths of the plans on a destination's pages, days. */
export const planLengths = [1, 2, 3, 5, 7] as const
export type PlanLength = (typeof planLengths)[number]
/** The length of the free sample, which opens as it is shown. */
export const sampleLength = 3 satisfies PlanLength
