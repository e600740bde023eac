/** What is shared with the link of a trip. */
export const shareText = 'Check out this amazing travel itinerary I created!'
