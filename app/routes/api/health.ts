import { apiRoute } from '~/http/api-route'
import { privateJson } from '~/http/respond'

export const { loader, action } = apiRoute({
  async GET({ context: { setup } }) {
    const { version, engine, payments, auth } = setup
    return privateJson({ ok: true, version, engine, payments, auth })
  },
})
