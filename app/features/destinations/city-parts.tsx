import type { CityData } from '~/domain/guide/city-data'
import { formatMoney } from '~/domain/money/format-money'
import type { PlanLength } from '~/domain/planning/plan-lengths'
import { BudgetBreakdown } from '~/features/itinerary/budget-breakdown'
import { ChecksPanel } from '~/features/itinerary/checks-panel'
import { DataCredit } from '~/features/itinerary/data-credit'
import { TravelTips } from '~/features/itinerary/travel-tips'
import { faqData, JsonLd } from '~/features/marketing/json-ld'
import { QuestionList } from '~/features/marketing/question-list'
import { PlaceName } from '~/features/posters/place-name'
import type { Crumb } from './breadcrumbs'
import { breadcrumbData, destinationData, graph, planData } from './city-data'
import { CityHead } from './city-head'
import { CityIcons } from './city-icons'
import { CityPractical } from './city-practical'
import { cityQuestions } from './city-questions'
import { CityRoutes } from './city-routes'
import { CityStay } from './city-stay'
import { cityPath, daysInFigures } from './city-words'
import { LengthLinks } from './length-links'
import { PartLinks } from './part-links'
import { PlanDays } from './plan-days'
import { PlanProof } from './plan-proof'
import { Section } from './section'
import { WhenToGo } from './when-to-go'

interface PartProps {
  city: CityData
  origin: string
  nonce: string | undefined
}

const crumbsOf = ({ destination: { id, name } }: CityData): Crumb[] => [
  { name: 'Destinations', path: '/destinations' },
  { name, path: cityPath(id) },
]

/** What the page of a destination begins with, up to the plan. */
export function CityTop({ city }: { city: CityData }) {
  const { destination, plan } = city
  const { name, country, overview } = destination
  return (
    <div className="grid gap-12">
      <CityHead
        destination={destination}
        crumbs={crumbsOf(city)}
        title={<PlaceName as="h1" name={name} className="mt-4 max-w-[38rem]" />}
      >
        <p className="text-ink-soft">{country}</p>
        <p className="max-w-measure text-lead">{overview}</p>
        <PartLinks destination={destination} />
      </CityHead>
      <Section id="plan" title={`${daysInFigures(plan.days.length)} in ${name}, hour by hour`}>
        <PlanProof plan={plan} />
        <div className="mt-6">
          <PlanDays plan={plan} />
        </div>
      </Section>
    </div>
  )
}

/** The facts about a destination. */
export function CityFacts({ city, origin, nonce }: PartProps) {
  const { destination, plan } = city
  const { id, name, source } = destination
  const questions = cityQuestions(destination, plan)
  const url = origin + cityPath(id)
  return (
    <div className="grid gap-6 lg:gap-12">
      <Section
        id="plans"
        title="More time, or less?"
        note="Each length is a plan of its own with its own checks, not the first days of a longer one."
      >
        <LengthLinks id={id} name={name} />
      </Section>
      <CityRoutes name={name} startDate={plan.startDate} />
      <WhenToGo destination={destination} year={Number(plan.startDate.slice(0, 4))} />
      <CityIcons destination={destination} />
      <CityStay destination={destination} />
      <CityPractical destination={destination} />
      <Section id="questions" folds title={`Questions about ${name}`}>
        <QuestionList questions={questions} />
      </Section>
      <p className="max-w-measure text-ink-soft text-small">
        Where these facts are from: {source.replace(/\.$/, '')}.
      </p>
      {plan.credit && <DataCredit credit={plan.credit} />}
      <JsonLd
        nonce={nonce}
        data={graph([
          destinationData(destination, url, origin),
          breadcrumbData(crumbsOf(city), origin),
          faqData(questions),
        ])}
      />
    </div>
  )
}

/** A plan as the page. */
export function PlanTop({ city, days }: { city: CityData; days: PlanLength }) {
  const { destination, plan } = city
  const { id, name } = destination
  return (
    <CityHead
      destination={destination}
      crumbs={[...crumbsOf(city), { name: daysInFigures(days), path: cityPath(id, days) }]}
      title={
        <h1 className="text-title [overflow-wrap:anywhere]">
          {daysInFigures(days)} in {name}
        </h1>
      }
    >
      <PlanProof plan={plan} />
      <LengthLinks id={id} name={name} now={days} />
    </CityHead>
  )
}

/** Its days, checks, sums and tips. */
export function PlanWhole({ city, days, origin, nonce }: PartProps & { days: PlanLength }) {
  const { destination, plan } = city
  const { id, name } = destination
  const path = cityPath(id, days)
  return (
    <div className="grid gap-12">
      <Section
        id="days"
        title="Hour by hour"
        note={`Prices are estimates for one. The whole comes to ${formatMoney(Math.round(plan.budget.grandTotal * 100), plan.currency)}, room and rides included.`}
      >
        <PlanDays plan={plan} whole />
      </Section>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-8">
          <ChecksPanel checks={plan.checks} scores={plan.scores} />
          <TravelTips tips={plan.tips} />
        </div>
        <BudgetBreakdown itinerary={plan} />
      </div>
      <p>
        <a
          href={cityPath(id)}
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
        >
          {name}: when to go, sights with opening hours and prices, quarters and day trips
        </a>
      </p>
      {plan.credit && <DataCredit credit={plan.credit} />}
      <JsonLd
        nonce={nonce}
        data={graph([
          planData(destination, plan, origin + path),
          breadcrumbData([...crumbsOf(city), { name: daysInFigures(days), path }], origin),
        ])}
      />
    </div>
  )
}
