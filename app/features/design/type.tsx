import { PlaceName } from '~/features/posters/place-name'
import { TripIcon, type TripIconName } from '~/ui/trip-icon'
import { Section, Specimen } from './section'

/** Sizes as tailwind.config.ts names them. */
const scale = ['hero', 'title', 'head', 'lead', 'body', 'small', 'micro', 'time', 'clock'] as const
const names = ['Goa', 'Rome', 'Łódź', 'Đà Nẵng', 'Xi’an', 'Reykjavik', 'San Francisco', 'Rio de Janeiro']

export function TypeScale() {
  return (
    <Section id="type" title="Type">
      {scale.map((size) => (
        <p key={size} className="design-type">
          <span className="design-note">{size}</span>
          <span className={`design-${size}`}>
            {size === 'time' || size === 'clock' ? '08:30 to 14:45' : 'Plans proven hour by hour'}
          </span>
        </p>
      ))}
    </Section>
  )
}

export function PlaceNames() {
  return (
    <Section id="place-names" title="Place names">
      <div className="design-grid">
        {names.map((name) => (
          <Specimen key={name} note={name}>
            <div className="design-measure">
              <PlaceName name={name} as="p" />
            </div>
          </Specimen>
        ))}
      </div>
    </Section>
  )
}

const icons: Record<string, readonly TripIconName[]> = {
  'things and acts': [
    'bed',
    'calendar',
    'car',
    'chat',
    'check',
    'clock',
    'close',
    'compare',
    'copy',
    'dice',
    'down',
    'download',
    'drag',
    'edit',
    'external',
    'filter',
    'food',
    'heart',
    'info',
    'left',
    'lock',
    'mail',
    'map',
    'menu',
    'minus',
    'moon',
    'more',
    'plane',
    'plus',
    'right',
    'search',
    'share',
    'sight',
    'sum',
    'sun',
    'system',
    'ticket',
    'today',
    'transit',
    'trash',
    'undo',
    'up',
    'user',
    'walk',
  ],
  states: ['pass', 'fail', 'unknown', 'register'],
  elsewhere: ['facebook', 'linkedin', 'pinterest', 'twitter', 'whatsapp'],
}

export function Icons() {
  return (
    <Section id="icons" title="Icons">
      {Object.entries(icons).map(([group, list]) => (
        <Specimen key={group} note={group}>
          <div className="design-icons">
            {list.map((name) => (
              <TripIcon key={name} name={name} label={name} />
            ))}
          </div>
        </Specimen>
      ))}
    </Section>
  )
}
