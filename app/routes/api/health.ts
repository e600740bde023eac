import { apiRoute } from '~/http/api-route'
import { privateJson } from '~/http/respond'

const route = apiRoute({
  async GET({ context: { setup, reached: ask } }) {
    const reached = await ask()
    const ok = Object.values(reached).every(Boolean)
    const { version, engine, payments, auth, parts } = setup
    return privateJson({ ok, version, engine, payments, auth, parts, reached })
  },
})

export const loader = route.loader
export const action = route.action
