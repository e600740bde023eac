const shareHashtags = ['travel', 'vacationplanner'] as const

export const shareSites = ['Facebook', 'Twitter', 'LinkedIn', 'Pinterest', 'WhatsApp', 'Email'] as const
export type ShareSite = (typeof shareSites)[number]

const hashtags = shareHashtags.map((tag) => `#${tag}`).join(' ')

const pages: Record<ShareSite, (url: string, text: string) => [page: string, query: Record<string, string>]> =
  {
    Facebook: (url, text) => ['https://www.facebook.com/sharer/sharer.php', { u: url, quote: text }],
    Twitter: (url, text) => [
      'https://twitter.com/intent/tweet',
      { url, text, hashtags: shareHashtags.join(',') },
    ],
    LinkedIn: (url) => ['https://www.linkedin.com/sharing/share-offsite/', { url }],
    Pinterest: (url, text) => [
      'https://www.pinterest.com/pin/create/button/',
      { url, description: `${text} ${hashtags}` },
    ],
    WhatsApp: (url, text) => ['https://wa.me/', { text: `${text} ${url}` }],
    Email: (url, text) => ['mailto:', { subject: text, body: `${text}\n\n${url}` }],
  }

/** The address that shares a link and a text on another site or in an email. */
export function shareLink(site: ShareSite, url: string, shared: string): string {
  const [page, query] = pages[site](url, shared)
  // Mail programs do not decode `+` as a space.
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${page}?${fields.join('&')}`
}
