import { Await } from '@remix-run/react'
import { Suspense } from 'react'
import type { SignedInPlace, User } from '~/domain/account/session'
import { entitlements } from '~/domain/billing/plans'
import type { TripCardView } from '~/features/trips/trip-card-view'
import { TripList, TripListLoading } from '~/features/trips/trip-list'
import { UnitsForm } from '~/features/units/units-form'
import { FormProblem } from '~/ui/form-problem'
import { Link, LinkButton } from '~/ui/link'
import { Tabs } from '~/ui/tabs'
import { AccountBlock } from './account-block'
import { RemovedNotice } from './removed-notice'
import { SignedInPlaces } from './signed-in-places'
import { TripMails } from './trip-mails'
import { type WayShown, WaysToLogIn } from './ways-to-log-in'
import { type KeptReason, YourData } from './your-data'

/** The trips of both tabs; null where they could not be read. */
export interface TripLists {
  saved: TripCardView[] | null
  all: TripCardView[] | null
}

interface ProfileScreenProps {
  user: User
  lists: TripLists | Promise<TripLists>
  tab: 'saved' | 'all'
  /** Id of a trip that was just deleted by a form without a script. */
  removed: string | null
  /** Why a form about a trip did not work, without a script. */
  problem: string | null
  /** Why an account was not deleted. */
  kept: KeptReason | null
  places: SignedInPlace[]
  ways: WayShown[]
  /** Whether mails about saved trips are wanted; null where no mail is sent from here. */
  tripMails: boolean | null
}

export function ProfileScreen({
  user,
  lists,
  tab,
  removed,
  problem,
  kept,
  places,
  ways,
  tripMails,
}: ProfileScreenProps) {
  const canSave = entitlements(user.planType).saving
  const list = (which: 'saved' | 'all', words: { empty: string; error: string }) => (
    <Suspense fallback={<TripListLoading />}>
      <Await resolve={lists} errorElement={<p role="alert">{words.error}</p>}>
        {(loaded) => (
          <TripList trips={loaded[which]} canSave={canSave} back={`/profile?tab=${which}`} {...words} />
        )}
      </Await>
    </Suspense>
  )
  return (
    <div className="mx-auto grid max-w-page gap-8 px-gutter py-10">
      <AccountBlock user={user} />
      {user.planType === 'free' && <FreePreview />}
      {problem && <FormProblem failure={{ message: problem }} idOf={() => 'trips'} />}
      <RemovedNotice removed={removed} back={`/profile?tab=${tab}`} />
      <section aria-labelledby="trips">
        <h2 id="trips" className="pb-4 text-head">
          Your trips
        </h2>
        <noscript>
          <p className="pb-3">
            <Link to="/profile?tab=saved">Saved Trips</Link> · <Link to="/profile?tab=all">All My Trips</Link>
          </p>
        </noscript>
        <Tabs
          key={tab}
          label="Trips"
          initial={tab}
          tabs={[
            {
              id: 'saved',
              label: 'Saved Trips',
              content: list('saved', {
                empty: "You haven't saved any trips yet.",
                error: 'Error loading saved trips. Please try again.',
              }),
            },
            {
              id: 'all',
              label: 'All My Trips',
              content: list('all', {
                empty: "You haven't created any trips yet.",
                error: 'Error loading trips. Please try again.',
              }),
            },
          ]}
        />
      </section>
      <WaysToLogIn ways={ways} accountEmail={user.email} />
      {tripMails !== null && <TripMails wanted={tripMails} />}
      <section aria-labelledby="units" className="border-ink-key border-t-2 pt-5">
        <h2 id="units" className="pb-3 text-head">
          Times, distances and money
        </h2>
        <UnitsForm />
      </section>
      <SignedInPlaces places={places} />
      <YourData kept={kept} />
    </div>
  )
}

function FreePreview() {
  return (
    <section
      aria-labelledby="free-preview"
      className="flex flex-wrap items-center justify-between gap-4 rounded-sheet bg-ink-field p-5 text-ink-on-field"
    >
      <div className="max-w-measure">
        <h2 id="free-preview" className="text-head">
          Free Preview Mode
        </h2>
        <p className="mt-1">
          In the free plan, you can only preview the save feature. Upgrade to save unlimited trips!
        </p>
      </div>
      <LinkButton to="/pricing" variant="primary">
        Upgrade Now
      </LinkButton>
    </section>
  )
}
