import styles from './app.css?url'
import names from './type/archivo-names.woff2?url'
import type from './type/archivo-text.woff2?url'

export { styles }

const preload = (file: string, more: string) => `<${file}>; rel=preload; ${more}`

/**
 * The `Link` header of every page: the style sheet and the type, which every page has. A browser asks for them before it has read the page, and
 * Cloudflare sends the header ahead of it where Early Hints are on.
 */
export const firstFiles = [
  preload(styles, 'as=style'),
  ...[type, names].map((file) => preload(file, 'as=font; type="font/woff2"; crossorigin')),
].join(', ')
