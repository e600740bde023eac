/** The trip form of a plain HTML submission, as the schema reads it; what is missing is left to the schema. */
export function tripFormFields(data: FormData): Record<string, unknown> {
  const text = (name: string) => data.get(name) ?? undefined
  return {
    destination: text('destination'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    budget: text('budget'),
    interests: data.getAll('interests'),
    additionalInfo: text('additionalInfo'),
  }
}
