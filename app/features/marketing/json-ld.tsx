import type { Offer } from '~/messages/en/offers'
import type { Question } from './questions'

const context = 'https://schema.org'
const name = 'Vacation Planner HQ'

export function organizationData(origin: string) {
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }
}

export function faqData(questions: readonly Question[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

export function productData(offers: Offer[], origin: string) {
  return {
    '@context': context,
    '@type': 'Product',
    name: `${name} trip plans`,
    description: 'Day-by-day trip plans whose places, opening hours, travel times and totals are checked.',
    image: `${origin}/og.png`,
    brand: { '@type': 'Brand', name },
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      price: offer.dollars.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${origin}${offer.href}`,
    })),
  }
}

/** Data for search engines. `<` is escaped, so that no text can end the element. */
export function JsonLd({ data, nonce }: { data: object; nonce: string | undefined }) {
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours with every `<` escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
