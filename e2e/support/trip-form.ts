/** A form that plans four days in Rome; what a test varies is given. */
export function romeForm(more: Record<string, unknown> = {}) {
  return {
    destination: 'Rome, Italy',
    startDate: '2027-04-13',
    endDate: '2027-04-16',
    budget: 'moderate',
    interests: ['Museums', 'Food & Dining'],
    additionalInfo: '',
    ...more,
  }
}
