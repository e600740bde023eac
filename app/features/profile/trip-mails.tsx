import { HiddenFields } from '~/features/trips/hidden-fields'
import { buttonClass } from '~/ui/button-class'

/** The switch of the mails about saved trips. */
export function TripMails({ wanted }: { wanted: boolean }) {
  return (
    <section id="trip-mails" aria-labelledby="trip-mails-title" className="border-ink-key border-t-2 pt-5">
      <h2 id="trip-mails-title" className="text-head">
        Mails before a trip
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        Three days and one day before a saved trip: the usual weather, what needs a booking, and public
        holidays. And when we learn of a closing or a new price in it. They go to your verified address.
      </p>
      <form method="post" action="/profile" className="mt-3 flex flex-wrap items-center gap-4">
        <HiddenFields fields={{ intent: 'trip-mails', wanted: wanted ? 'no' : 'yes' }} />
        <p>
          They are <b className="font-strong">{wanted ? 'on' : 'off'}</b>.
        </p>
        <button type="submit" className={buttonClass({ size: 'small' })}>
          {wanted ? 'Turn them off' : 'Turn them on'}
        </button>
      </form>
    </section>
  )
}
