/** Id of the control of a field, for links to it. */
export const tripFieldId = (name: string) => `trip-${name}`
