import { Button } from '~/ui/button'
import type { ButtonLook } from '~/ui/button-class'
import { Link, LinkButton } from '~/ui/link'
import { TripIcon } from '~/ui/trip-icon'
import { type Forced, Section, Specimen } from './section'

const variants: NonNullable<ButtonLook['variant']>[] = [
  'primary',
  'key',
  'outline',
  'sheet',
  'quiet',
  'danger',
]
const forced: Forced[] = ['hover', 'focus', 'pressed']
const sizes: NonNullable<ButtonLook['size']>[] = ['small', 'normal', 'large']

export function Buttons() {
  return (
    <Section id="buttons" title="Buttons and links">
      {variants.map((variant) => (
        <div key={variant} className="design-row">
          <Specimen note={`${variant}, rest`}>
            <Button variant={variant}>Plan my trip</Button>
          </Specimen>
          {forced.map((state) => (
            <Specimen key={state} note={state} forced={state}>
              <Button variant={variant}>Plan my trip</Button>
            </Specimen>
          ))}
          <Specimen note="busy">
            <Button variant={variant} busy>
              Planning …
            </Button>
          </Specimen>
          <Specimen note="disabled">
            <Button variant={variant} disabled>
              Plan my trip
            </Button>
          </Specimen>
        </div>
      ))}
      <div className="design-row">
        {sizes.map((size) => (
          <Specimen key={size} note={size}>
            <Button size={size}>Share</Button>{' '}
            <Button size={size} square>
              <TripIcon name="share" label="Share" />
            </Button>
          </Specimen>
        ))}
        <Specimen note="link button">
          <LinkButton to="/planner" variant="primary">
            Try It Free
          </LinkButton>
        </Specimen>
        <Specimen note="link">
          <Link to="/pricing">Compare plans</Link>
        </Specimen>
        <Specimen note="link, hover" forced="hover">
          <Link to="/pricing">Compare plans</Link>
        </Specimen>
        <Specimen note="link, focus" forced="focus">
          <Link to="/pricing">Compare plans</Link>
        </Specimen>
      </div>
    </Section>
  )
}
