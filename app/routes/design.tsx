import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { paletteOf } from '~/domain/posters/palette-of'
import styles from '~/features/design/design.css?url'
import { DesignScreen, HeroScreen } from '~/features/design/design-screen'
import { landmarkScenes, landscapeScenes } from '~/features/design/scenes'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: MetaFunction = () => [
  { title: 'Design system · Vacation Planner HQ' },
  { name: 'robots', content: 'noindex' },
]

/** 404 unless the binding DESIGN_PAGE is set, as in development and tests. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.setup.designPage) throw new Response(null, { status: 404 })
  const cards = await context.catalogue.list()
  const wanted = new URL(request.url).searchParams.get('hero')
  const scenes = [
    ...cards.map((card) => ({ id: card.id, ...paletteOf(card) })),
    ...landscapeScenes(),
    ...landmarkScenes(cards),
  ]
  const hero = scenes.find(({ id }) => id === wanted) ?? null
  return hero ? { cards: [], hero, palette: hero, nav: 'over' } : { cards, hero, palette: null, nav: 'bar' }
}

export default function Design() {
  const { cards, hero } = useLoaderData<typeof loader>()
  return hero ? <HeroScreen palette={hero} /> : <DesignScreen cards={cards} />
}
