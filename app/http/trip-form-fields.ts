/** The trip form of a plain HTML submission, as the schema reads it; what is missing is left to the schema. */
export function tripFormFields(data: FormData): Record<string, unknown> {
  // Without a script a plain list follows the picker's empty field: the last one counts.
  const text = (name: string) => data.getAll(name).at(-1)
  return {
    destination: text('destination'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    budget: text('budget'),
    interests: data.getAll('interests'),
    additionalInfo: text('additionalInfo'),
    // An empty field of a time says nothing.
    arrivalTime: text('arrivalTime') || undefined,
    departureTime: text('departureTime') || undefined,
  }
}
