/** Ids of the popular destinations, in the order in which they are offered. */
export const popularIds = ['paris', 'tokyo', 'new-york', 'rome', 'bali', 'london', 'barcelona', 'sydney']
