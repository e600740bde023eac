import { sessionLimits } from '~/domain/account/session-rules'
import type { Consent } from '~/domain/marketing/consent'
import { ConsentForm } from '~/features/consent/consent-form'
import { affiliateDisclosure } from '~/messages/en/affiliate'
import { duration } from './duration'
import { KeptList } from './kept-list'
import { ContactWords, LegalPage, type LegalSection } from './legal-page'
import type { KeptPeriod } from './retention-words'

const choices = (consent: Consent): LegalSection => ({
  id: 'choices',
  title: 'Your choices',
  body: (
    <>
      <p>
        This is done only if you allow it. What you choose holds for half a year in this browser. Without a
        choice, none of it is done.
      </p>
      <ConsentForm consent={consent} open />
    </>
  ),
})

interface PrivacyScreenProps {
  contact: string | null
  /** Who runs the language model that takes part in plans. */
  modelOf: string | null
  /** Where the tiles of maps come from. */
  mapHost: string | null
  kept: KeptPeriod[]
  /** Whether mail is sent. */
  mail: boolean
  /** What the reader allows; null where nothing is asked. */
  consent: Consent | null
}

export function PrivacyScreen({ contact, modelOf, mapHost, kept, mail, consent }: PrivacyScreenProps) {
  const sections: LegalSection[] = [
    {
      id: 'kept',
      title: 'What we keep',
      body: (
        <ul>
          <li>
            <b>Trips.</b> What you put into the planner and the itineraries made from it, so that you find
            them again.
          </li>
          <li>
            <b>Purchases.</b> Which plan, the price, when, where its trip goes, the email address for the
            receipt if you gave one, and the number of the payment at Stripe. Never a card number.
          </li>
          <li>
            <b>Account.</b> If you sign in: your email address, name and picture, as your sign-in provider
            gives them, your ways to log in, your time zone for mails by day, and for each place where you are
            signed in the browser, the system and the day of the last visit, so that you can end those that
            are not yours.
          </li>
          <li>
            <b>Gifts.</b> If you have one sent: your name as you typed it and the receiver’s email address,
            both until the mail is sent.
          </li>
          <li>
            <b>Newsletter.</b> If you sign up: your email address, a name if you gave one, on which page and
            when you agreed, and whether you want offers. When you unsubscribe, all of it is deleted.
          </li>
          <li>
            <b>Mails.</b> That we sent you a mail, of which kind and when. Our mails have no pictures that
            tell us whether you opened them.
          </li>
          <li>
            <b>Booking links.</b> That a link was seen or followed, with the page, the destination and the
            page you came from, and your session if you have one.
          </li>
          <li>
            <b>Counters.</b> To keep bots out: how often a form was sent, under a hash of your network address
            that changes daily.
          </li>
        </ul>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <>
          <p>
            Each period ends by itself: every hour a program deletes what is over. It follows the same list
            that you read here.
          </p>
          <KeptList periods={kept} />
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What is stored in your browser',
      body: (
        <>
          <ul>
            <li>
              <code>__Host-session</code>, a cookie for {duration(sessionLimits.longest)}: begins when you
              make a plan, buy one, sign up, sign in or have seen the newsletter popup. It holds a random
              number; we keep only its fingerprint. After {duration(sessionLimits.idle)} without a visit it
              opens nothing any more.
            </li>
            <li>
              <code>__Host-oauth2</code>, <code>__Host-way</code>, <code>__Host-mail-login</code> and{' '}
              <code>__Host-passkey</code>, cookies for 15 minutes at most: a log-in that you began.
            </li>
            <li>
              <code>trip-draft</code>, a cookie until the browser is closed, and an entry of this tab's
              storage: the trip form as you left it, so that a reload or a payment loses nothing. Logging out
              clears it.
            </li>
            <li>
              <code>units</code>, a cookie for a year: the clock and the distances that you have chosen. It is
              there only once you choose them.
            </li>
            {consent && (
              <li>
                <code>consent</code>, a cookie for half a year: what you allow. It is there once you have
                chosen.
              </li>
            )}
            <li>
              <code>vite-ui-theme</code>, a cookie and an entry of browser storage: whether you read in light
              or dark.
            </li>
            {!consent && (
              <li>
                <code>vphq-type</code>, an entry of browser storage: that our typeface has been loaded, so
                that pages begin with it.
              </li>
            )}
            <li>
              <code>vphq-page-views</code> and <code>vphq-popup-shown</code>: so that the newsletter popup
              comes once a visit at most. Gone when you close the tab.
            </li>
            <li>
              <code>vphq-visit</code> and <code>vphq-affiliate-clicks</code>: a random name for the visit, and
              the booking links you followed, on your own device. <code>vphq-signed-in</code>: whether
              somebody is signed in. Logging out clears all three, and what was kept for reading offline:
              trips and notes, and edits that were not sent yet.
            </li>
          </ul>
          <p>
            There is no advertising cookie, no analytics service and no script of another company on these
            pages, except Stripe’s on the payment pages.
          </p>
        </>
      ),
    },
    {
      id: 'who',
      title: 'Who else handles it',
      body: (
        <ul>
          <li>
            <b>Cloudflare</b> runs the site and its storage, and sees the network address of every request.
          </li>
          <li>
            <b>Stripe</b> takes payments. Card details go to Stripe directly and never pass through our
            servers.
          </li>
          {mail && (
            <li>
              <b>Our mail service</b> gets your address and the mail that we send you, and tells us when an
              address cannot be reached.
            </li>
          )}
          {mapHost && (
            <li>
              <b>{mapHost}</b> sends the maps that you open, and sees your network address then.
            </li>
          )}
          {modelOf && (
            <li>
              <b>{modelOf}</b> gets the destination, dates, budget, interests and notes of a trip to plan it,
              and what you write to the assistant with the plan it is about. It gets neither your name nor
              your address.
            </li>
          )}
          <li>
            <b>Your sign-in provider</b>, if you sign in, learns that you did.
          </li>
        </ul>
      ),
    },
    {
      id: 'links',
      title: 'Booking links',
      body: (
        <p>
          {affiliateDisclosure} The links carry <code>src=vphq</code>, our number at the platform where we
          have one, the kind of booking, and of a trip its place, its dates, how many travel and how old the
          children are. They do not say who you are. The platform’s own privacy rules hold once you are there.
        </p>
      ),
    },
    ...(consent ? [choices(consent)] : []),
    {
      id: 'signals',
      title: 'Do Not Track and Global Privacy Control',
      body: (
        <p>
          If your browser sends one of these signals, links that you see or follow are not recorded at all,
          neither here nor in your browser.
          {consent
            ? ' You are asked nothing then, and nothing under “Your choices” is done until you allow it there.'
            : ''}
        </p>
      ),
    },
    {
      id: 'why',
      title: 'Our legal reasons',
      body: (
        <p>
          Trips, purchases and accounts: to do what you asked for. Newsletter
          {consent ? ' and link records' : ''}: because you agreed, until you take it back. Counters
          {consent ? '' : ' and link records'}: because we have a legitimate interest in a service that runs
          and is paid for. You can object to that at any time.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          With an account you can download all of it and delete it yourself, under My Account. You can also
          ask what we hold about you, have it corrected, sent to you or deleted, and complain to the authority
          that watches over privacy where you live. Write to <ContactWords contact={contact} />.
        </p>
      ),
    },
  ]
  return (
    <LegalPage
      title="Privacy"
      summary="We keep what a trip planner needs to work and nothing to sell. Here is all of it."
      since="30 November 2026"
      sections={sections}
    />
  )
}
