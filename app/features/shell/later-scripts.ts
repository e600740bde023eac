import type { EntryContext } from '@remix-run/cloudflare'
import { startOnFirstSign } from './start-scripts'

/** Whether the route of a page says by its handle, `{ scripts: 'later' }`, that the page is mostly read. */
export function startsLater({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const route = staticHandlerContext.matches.at(-1)?.route.id
  const handle: unknown = route && routeModules[route]?.handle
  return typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === 'later'
}

/**
 * Holds back what Remix's <Scripts> starts: the module script is text until `startOnFirstSign` makes a script of it, and the
 * preloads are left out, since the text names every file. Its indentation, a quarter of it, is left out too.
 */
export function withScriptsLater(page: ReadableStream, nonce: string): ReadableStream {
  const rewritten = new HTMLRewriter()
    .on('link[rel="modulepreload"]', { element: (link) => void link.remove() })
    .on('script[type="module"]', {
      element(script) {
        script.setAttribute('type', 'text/plain')
        script.removeAttribute('async')
        script.setAttribute('data-later', '')
        script.after(`<script nonce="${nonce}">${startOnFirstSign}</script>`, { html: true })
      },
      text: (part) => void part.replace(part.text.replace(/\n\s*/g, ''), { html: true }),
    })
    .transform(new Response(page))
  return rewritten.body ?? page
}
