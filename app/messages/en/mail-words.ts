/** Words and forms that several mails have. */

export const because = 'You get this mail because somebody used this address at Vacation Planner HQ.'

export const refundWords =
  'The whole amount goes back to where it was paid from; banks take five to ten days to show it. The plan is closed.'

/** "2027-05-01", of milliseconds since 1970. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
