import styles from './app.css?url'

export { styles }

/**
 * The `Link` header of every page: the style sheet. A browser asks for it before it has read the page, and Cloudflare sends the header
 * ahead of the page where Early Hints are on. The type is not among them: it comes after the words, see `ui/type-script.ts`.
 */
export const firstFiles = `<${styles}>; rel=preload; as=style`
