export const shareText = 'Check out this amazing travel itinerary I created!'
const shareHashtags = ['travel', 'vacationplanner'] as const

export const shareSites = ['Facebook', 'Twitter', 'LinkedIn', 'Pinterest', 'WhatsApp', 'Email'] as const
export type ShareSite = (typeof shareSites)[number]

const hashtags = shareHashtags.map((tag) => `#${tag}`).join(' ')

const pages: Record<ShareSite, (url: string) => [page: string, query: Record<string, string>]> = {
  Facebook: (url) => ['https://www.facebook.com/sharer/sharer.php', { u: url, quote: shareText }],
  Twitter: (url) => [
    'https://twitter.com/intent/tweet',
    { url, text: shareText, hashtags: shareHashtags.join(',') },
  ],
  LinkedIn: (url) => ['https://www.linkedin.com/sharing/share-offsite/', { url }],
  Pinterest: (url) => [
    'https://www.pinterest.com/pin/create/button/',
    { url, description: `${shareText} ${hashtags}` },
  ],
  WhatsApp: (url) => ['https://wa.me/', { text: `${shareText} ${url}` }],
  Email: (url) => ['mailto:', { subject: shareText, body: `${shareText}\n\n${url}` }],
}

/** The address that shares a link on another site or in an email. */
export function shareLink(site: ShareSite, url: string): string {
  const [page, query] = pages[site](url)
  // Mail programs do not decode `+` as a space.
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${page}?${fields.join('&')}`
}
