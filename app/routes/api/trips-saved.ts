import { tripListRoute } from '~/http/trip-list-route'

const route = tripListRoute('saved')

export const loader = route.loader
export const action = route.action
