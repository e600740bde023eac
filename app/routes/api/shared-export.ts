import { apiRoute } from '~/http/api-route'
import { askedFile, exportResponse, noSuchFile } from '~/http/export-response'
import { siteOrigin } from '~/http/site-origin'
import { takeSharedAlong } from '~/use-cases/copy-shared-trip'

const route = apiRoute({
  /** A shared trip as a file for everybody with the link, if its owner allows it. */
  async GET({ request, params: { shareCode: code = '', file: name }, context }) {
    const file = askedFile(name)
    if (!file) return noSuchFile()
    const url = `${siteOrigin(request, context)}/trips/shared/${code}`
    return exportResponse(await takeSharedAlong({ code, file, url }, context))
  },
})

export const loader = route.loader
export const action = route.action
