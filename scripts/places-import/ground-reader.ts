import type { Coordinates } from '../../app/domain/catalogue/place'
import type { Tags } from '../../app/domain/places-import/map-object'
import { groundKind, type MapLine, riverWidth, type Shapes } from '../ground/ground-shapes'

interface Member {
  type: string
  ref: number
  role: string
}

/** Collects what the ground of a town is drawn from, while a file is read: lines first, then the areas that are made of them. */
export class GroundReader {
  private readonly lines = new Map<number, readonly number[]>()
  private readonly areas: { kind: 'water' | 'parks'; outer: number[][]; inner: number[][] }[] = []
  private readonly coasts: (readonly number[])[] = []
  private readonly rivers: { refs: readonly number[]; width: number }[] = []

  /** A way near the town. */
  way(id: number, refs: readonly number[], tags: Tags): void {
    // Streets and houses are not the edge of a river or a park.
    if (!tags.highway && !tags.building) this.lines.set(id, refs)
    if (tags.natural === 'coastline') this.coasts.push(refs)
    const width = riverWidth(tags)
    if (width !== undefined) this.rivers.push({ refs, width })
    const kind = groundKind(tags)
    if (kind && refs.length > 3 && refs[0] === refs.at(-1))
      this.areas.push({ kind, outer: [[...refs]], inner: [] })
  }

  relation(members: readonly Member[], tags: Tags): void {
    const kind = tags.type === 'multipolygon' ? groundKind(tags) : undefined
    if (!kind) return
    const linesOf = (isInner: boolean) =>
      members
        .filter(({ type, role }) => type === 'way' && (role === 'inner') === isInner)
        .flatMap(({ ref }) => {
          const refs = this.lines.get(ref)
          return refs ? [[...refs]] : []
        })
    this.areas.push({ kind, outer: linesOf(false), inner: linesOf(true) })
  }

  /** What was collected, with the positions of its points; those that are not known are left out. */
  shapes(positionOf: (id: number) => Coordinates | undefined): Shapes {
    const line = (refs: readonly number[]): MapLine =>
      refs.flatMap((ref) => {
        const at = positionOf(ref)
        return at ? [at] : []
      })
    const long = (lines: readonly (readonly number[])[]) => lines.map(line).filter((each) => each.length > 1)
    return {
      areas: this.areas.map(({ kind, outer, inner }) => ({ kind, outer: long(outer), inner: long(inner) })),
      coasts: long(this.coasts),
      rivers: this.rivers
        .map(({ refs, width }) => ({ line: line(refs), width }))
        .filter((each) => each.line.length > 1),
    }
  }
}
