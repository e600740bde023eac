import { tripListRoute } from '~/http/trip-list-route'

const route = tripListRoute('all')

export const loader = route.loader
export const action = route.action
