import type { CityData } from '~/domain/guide/city-data'
import type { PlanLength } from '~/domain/planning/plan-lengths'
import { ServerPart } from '~/features/sharing/server-part'
import { useFolds } from '~/ui/use-folds'
import { CityFacts, CityTop, PlanTop, PlanWhole } from './city-parts'
import { OpenPlan, type OpenPlanProps } from './open-plan'

interface CityScreenProps {
  /** Facts and plan; null in the browser, which keeps what the server drew. */
  city: CityData | null
  open: OpenPlanProps
  origin: string
  nonce: string | undefined
}

const page = 'mx-auto grid max-w-page gap-12 px-gutter pt-6 pb-20'

/** The page of a destination. */
export function CityScreen({ city, open, ...site }: CityScreenProps) {
  useFolds()
  return (
    <div className={page}>
      <ServerPart name="city-top">{import.meta.env.SSR && city && <CityTop city={city} />}</ServerPart>
      <OpenPlan {...open} />
      <ServerPart name="city-facts">
        {import.meta.env.SSR && city && <CityFacts city={city} {...site} />}
      </ServerPart>
    </div>
  )
}

/** The page of a plan for a destination. */
export function PlanScreen({ city, open, days, ...site }: CityScreenProps & { days: PlanLength }) {
  useFolds()
  return (
    <div className={page}>
      <ServerPart name="plan-top">
        {import.meta.env.SSR && city && <PlanTop city={city} days={days} />}
      </ServerPart>
      <OpenPlan {...open} />
      <ServerPart name="plan-whole">
        {import.meta.env.SSR && city && <PlanWhole city={city} days={days} {...site} />}
      </ServerPart>
    </div>
  )
}
