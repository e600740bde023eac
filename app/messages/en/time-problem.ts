/** What is wrong with times of arrival and departure. */
export const leaveBeforeArrival = 'You leave before you arrive.'
