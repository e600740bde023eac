import type { MetaDescriptor } from '@remix-run/cloudflare'

const siteName = 'Vacation Planner HQ'

interface PageWords {
  title: string
  description: string
  /** The page's own path, without a query. */
  path: string
  /** The destination in the page's address, whose poster is the preview picture of a link to it. */
  about?: { id: string; name: string } | undefined
  /** All matches of the page; the root's loader gives the site's address. */
  matches: readonly ({ id: string; data?: unknown } | undefined)[]
}

/** The site's address from the root's loader. */
function originOf(matches: PageWords['matches']): string {
  const data = matches.find((match) => match?.id === 'root')?.data
  return typeof data === 'object' && data !== null && 'origin' in data ? String(data.origin) : ''
}

/** Title, description, canonical address and what other sites show when the page is shared. */
export function pageMeta({ title, description, path, about, matches }: PageWords): MetaDescriptor[] {
  const origin = originOf(matches)
  const url = `${origin}${path}`
  const image = about ? `${origin}/posters/${about.id}.png` : `${origin}/og.png`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: `A screen-printed poster of ${about?.name ?? 'Rome'} and the name of the site`,
    },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
