import { Form } from '@remix-run/react'
import { beginNow } from '~/features/planner/begin-now'
import { LinkButton } from '~/ui/link'
import { ServerMarkup } from './server-markup'
import type { WallPoster } from './wall-poster'

/** Every destination in its own colours; choosing one begins its plan. Before the scripts it is a form. */
export function PosterWall({ posters }: { posters: WallPoster[] | undefined }) {
  return (
    <section aria-labelledby="wall" className="mx-auto max-w-page px-gutter pt-14 lg:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="wall" className="text-title">
          Where to?
        </h2>
        <p className="max-w-[30em] text-ink-soft">
          Every destination has its own three colours. Pick one: its free sample is planned at once.
        </p>
      </div>
      <Form action="/planner" state={beginNow}>
        {/* A button within the server's markup submits this form, whose script sees it. */}
        <ServerMarkup edition="">
          {({ WallCards }) => posters && <WallCards posters={posters} />}
        </ServerMarkup>
      </Form>
      <p className="mt-4 sm:mt-6">
        <LinkButton to="/destinations">All destinations, by region</LinkButton>
      </p>
    </section>
  )
}
