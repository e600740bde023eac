import { lazy } from 'react'
import { type DrawingProps, PrintedScene, type Scene } from './printed-scene'

// A chunk a scene: the browser draws few of them, and only those that the server has not printed. Each of these files
// exports one scene and is called after it.
const files = import.meta.glob<Record<string, Scene>>([
  './landmarks/*.tsx',
  './landscapes/{city,coast,desert,island,mountain,river-plain}.tsx',
])

const NoScene: Scene = () => null

const scenes = new Map(
  Object.entries(files).map(([path, load]) => [
    path,
    lazy(async () => {
      // A drawing that cannot be loaded does not break the rest of the page.
      const [scene = NoScene] = Object.values(await load().catch(() => ({})))
      return { default: scene }
    }),
  ]),
)

/** As drawing.tsx draws it, with the code fetched when it is needed. */
export function Drawing(props: DrawingProps) {
  const { family, landmark } = props.facts
  const [folder, name] = landmark ? ['landmarks', landmark] : ['landscapes', family]
  const Scene = scenes.get(`./${folder}/${name.replace(' ', '-')}.tsx`)
  return Scene ? <PrintedScene {...props} Scene={Scene} /> : null
}
