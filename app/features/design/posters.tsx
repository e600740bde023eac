import type { DestinationCard } from '~/domain/catalogue/place-catalogue'
import type { PaletteSource } from '~/domain/posters/house-palette'
import { InkScope } from '~/features/posters/ink-scope'
import { PlaceName } from '~/features/posters/place-name'
import { Poster } from '~/features/posters/poster'
import { landmarkScenes, landscapeScenes } from './scenes'
import { Section } from './section'

interface WallProps {
  id: string
  title: string
  scenes: readonly (PaletteSource & { id: string })[]
}

function Wall({ id, title, scenes }: WallProps) {
  return (
    <Section id={id} title={title}>
      <ul className="design-wall">
        {scenes.map((scene) => (
          <InkScope
            key={scene.id}
            as="li"
            facts={scene.facts}
            latitude={scene.latitude}
            className="design-poster"
          >
            <Poster {...posterOf(scene)} shape="sheet" title={`${scene.name}: ${scene.id}`} />
            <PlaceName name={scene.name} as="p" decorative />
            <p className="design-note">
              <a href={`?hero=${scene.id}`}>{scene.id}</a>
            </p>
          </InkScope>
        ))}
      </ul>
    </Section>
  )
}

function posterOf({ name, facts, latitude }: PaletteSource) {
  return { name, facts, latitude }
}

export function Landscapes() {
  return <Wall id="landscapes" title="Landscapes, in every season" scenes={landscapeScenes()} />
}

export function Landmarks({ cards }: { cards: readonly DestinationCard[] }) {
  return <Wall id="landmarks" title="Landmarks" scenes={landmarkScenes(cards)} />
}

const formats = ['broad', 'card', 'ribbon', 'thumbnail'] as const

const shown = ['colosseum', 'gables', 'golden-gate', 'coast-spring']

/** The same place in other formats: cards, strips, thumbnails. */
export function Formats({ cards }: { cards: readonly DestinationCard[] }) {
  const scenes = [...landmarkScenes(cards), ...landscapeScenes()].filter(({ id }) => shown.includes(id))
  return (
    <Section id="formats" title="Formats">
      {scenes.map((scene) => (
        <InkScope key={scene.id} facts={scene.facts} latitude={scene.latitude} className="design-formats">
          {formats.map((format) => (
            <Poster key={format} {...posterOf(scene)} shape={format} />
          ))}
        </InkScope>
      ))}
    </Section>
  )
}
