import { importLists } from './lists/import-lists'
import { type Cut, onEarth } from './map-object'
import { onlyKnown, quarters } from './wanted'

/** Longest that a server may work on a query, seconds, and the memory it may use, bytes. */
const patience = 60
const memory = 128 * 1024 * 1024
/** Most objects of an answer: a town of millions has some ten thousand that are wanted. */
const most = 20_000
/** Most stops that show what public transport there is. */
const mostStops = 400

/**
 * A query in the language of Overpass servers for what may become places in a square, with names of quarters and some stops:
 * tags, middles and boxes, no shapes.
 */
export function mapQuery(cut: Cut): string {
  const { south, west, north, east } = onEarth(cut)
  const box = `(${[south, west, north, east].map((degrees) => degrees.toFixed(4)).join(',')})`
  const wanted = Object.entries(importLists().wanted).map(([key, values]) => {
    const value = values === true ? `["${key}"]` : `["${key}"~"^(${values.join('|')})(;|$)"]`
    return `nwr${value}["name"]${onlyKnown.has(key) ? '[~"^wiki(data|pedia)$"~"."]' : ''}${box};`
  })
  return [
    `[out:json][timeout:${patience}][maxsize:${memory}];`,
    `(${wanted.join('')}node["place"~"^(${quarters.join('|')})$"]["name"]${box};);`,
    `out tags center bb qt ${most};`,
    `(node["railway"~"^(station|halt|tram_stop|subway_entrance)$"]${box};node["amenity"="ferry_terminal"]${box};);`,
    `out tags center ${mostStops};`,
    `node["highway"="bus_stop"]${box};out tags center 1;`,
  ].join('')
}
