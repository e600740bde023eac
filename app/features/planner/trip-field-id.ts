/** Id of the control of a field, for links to it. */
export const tripFieldId = (name: string) => `trip-${name}`

/** Id of the trip form, for buttons outside of it that send it. */
export const tripFormId = 'trip-form'
