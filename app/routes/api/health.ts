import { apiRoute } from '~/http/api-route'
import { privateJson } from '~/http/respond'

const route = apiRoute({
  async GET({ context: { setup } }) {
    const { version, engine, payments, auth, parts } = setup
    return privateJson({ ok: true, version, engine, payments, auth, parts })
  },
})

export const loader = route.loader
export const action = route.action
