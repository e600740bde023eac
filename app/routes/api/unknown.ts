import { fail } from '~/domain/errors'
import { apiRoute } from '~/http/api-route'
import { failureResponse } from '~/http/respond'

const unknown = async () => failureResponse(fail('not-found', 'There is no such address in the API.').failure)

const route = apiRoute({ GET: unknown, POST: unknown, PUT: unknown, DELETE: unknown })

export const loader = route.loader
export const action = route.action
