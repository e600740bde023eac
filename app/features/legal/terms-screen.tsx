import { selfRefundDays } from '~/domain/billing/refund-rule'
import { quotaLimits } from '~/domain/quota/quota'
import { Link } from '~/ui/link'
import { Imprint, type ImprintProps } from './imprint'
import { ContactWords, ExternalLink, LegalPage, type LegalSection } from './legal-page'

interface TermsScreenProps {
  contact: string | null
  company: ImprintProps['company'] | null
  refundDays: number
  plans: { name: string; price: string; period: string }[]
}

export function TermsScreen({ contact, company, refundDays, plans }: TermsScreenProps) {
  const sections: LegalSection[] = [
    {
      id: 'what',
      title: 'What you get',
      body: (
        <>
          <p>
            Vacation Planner HQ makes day-by-day travel itineraries from a destination, dates, a budget and
            your interests. A free sample can be seen without an account. Paid plans open custom itineraries,
            editing, saving and sharing.
          </p>
          <p>
            We book nothing. Recommendations link to other companies, and what you book there is a contract
            between you and them, under their terms.
          </p>
        </>
      ),
    },
    {
      id: 'estimates',
      title: 'Estimates, and facts that change',
      body: (
        <>
          <p>
            Places, opening hours, prices and times in an itinerary come from a catalogue that we keep. They
            were true to the best of our knowledge when they were written down, and may be out of date when
            you travel. Costs, walking times and rides are estimates, costs for one traveller unless a budget
            says that it is for all of you.
          </p>
          <p>
            The checks beside an itinerary hold it against this catalogue, not against the world on the day.
            Confirm hours, tickets, visas, health and safety advice with the official source before you rely
            on them.
          </p>
        </>
      ),
    },
    {
      id: 'prices',
      title: 'Plans and prices',
      body: (
        <>
          <ul>
            {plans.map(({ name, price, period }) => (
              <li key={name}>
                <b>{name}</b>: {price} {period}
              </li>
            ))}
          </ul>
          <p>
            Explorer and Premium pay for one trip each. The first plan that is finished becomes that trip, and
            until then nothing is used. The trip can be planned anew with other dates and wishes, edited,
            shared and exported as often as you like. Another destination takes another plan or the
            Globetrotter Club. A plan that was sold for any number of trips keeps that.
          </p>
          <p>
            What you buy without an account belongs to your browser, and to the email address that you give
            for the receipt: log in with that address on any device to find it again.
          </p>
          <p>
            Prices are in US dollars. Explorer and Premium are paid once and do not renew. The Globetrotter
            Club renews by the month or by the year, as you chose, until you cancel it on your billing page.
            What is in each plan stands on the <Link to="/pricing">pricing page</Link>.
          </p>
        </>
      ),
    },
    {
      id: 'refund',
      title: `${refundDays}-day money-back guarantee`,
      body: (
        <p>
          Contact us within {refundDays} days of a purchase and we refund it in full. The{' '}
          <Link to="/refund">refund page</Link> does it at once, for one payment in {selfRefundDays} days; for
          further ones, or if you prefer, write to <ContactWords contact={contact} /> and name the email
          address or the payment. A refunded plan ends with the refund. Rights that the law of your country
          gives you as a consumer stay as they are.
        </p>
      ),
    },
    {
      id: 'yours',
      title: 'Your itineraries',
      body: (
        <p>
          An itinerary made for you is yours to use, print, change and pass on. A shared link can be opened by
          everybody who has it, until you take it back. Do not put into a trip what others should not read.
        </p>
      ),
    },
    {
      id: 'use',
      title: 'Fair use',
      body: (
        <p>
          The Globetrotter Club is for one person, who plans as many trips as that person likes at a human
          pace: up to {quotaLimits.perHour} itineraries an hour. The same limit holds for every plan. Do not
          copy the catalogue by machine, disturb the service, or try to reach what belongs to others. We may
          close an access that does.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'What we answer for',
      body: (
        <p>
          We answer for what we do on purpose or with gross carelessness, and for everything else up to what
          you paid us in the last twelve months, as far as the law allows such a limit. We do not answer for
          the services of the companies that a plan names or links to.
        </p>
      ),
    },
    {
      id: 'sources',
      title: 'Sources',
      body: (
        <p>
          Names and positions of towns come from{' '}
          <ExternalLink to="https://www.geonames.org/">GeoNames</ExternalLink>, selected and shortened, under
          the{' '}
          <ExternalLink to="https://creativecommons.org/licenses/by/4.0/">
            Creative Commons Attribution 4.0
          </ExternalLink>{' '}
          licence. Positions and hours of some places come from{' '}
          <ExternalLink to="https://www.openstreetmap.org/copyright">OpenStreetMap</ExternalLink>, ©
          OpenStreetMap contributors, under the Open Database License.
        </p>
      ),
    },
    ...(company
      ? [{ id: 'imprint', title: 'Who runs this site', body: <Imprint {...{ company, contact }} /> }]
      : []),
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When these terms change, the date at the top does. For a subscription that is running, a change to
          your disadvantage holds from the next period on, and you can cancel before.
        </p>
      ),
    },
  ]
  return (
    <LegalPage
      title="Terms"
      summary="What you can expect of us, what a plan costs, how you get your money back, and what no planner can promise."
      since="28 November 2026"
      sections={sections}
    />
  )
}
