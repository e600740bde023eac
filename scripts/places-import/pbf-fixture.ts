// Writes a small file in OpenStreetMap's binary format (wiki.openstreetmap.org/wiki/PBF_Format), independently of the package
// that reads it.
import { deflateSync } from 'node:zlib'
import type { Tags } from '../../app/domain/places-import/map-object'

export interface FixtureNode {
  id: number
  at: [latitude: number, longitude: number]
  tags?: Tags
}
export interface FixtureWay {
  id: number
  refs: number[]
  tags?: Tags
}
export interface FixtureRelation {
  id: number
  ways: number[]
  /** Nodes, such as the stops of a line. */
  nodes?: number[]
  tags: Tags
}

function varint(value: bigint): number[] {
  const bytes: number[] = []
  let rest = value
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest > 0n ? low | 128 : low)
  } while (rest > 0n)
  return bytes
}

const plain = (value: number) => varint(BigInt(value))
const zigzag = (value: number) => varint(value < 0 ? BigInt(-value) * 2n - 1n : BigInt(value) * 2n)
const number = (field: number, value: number[]) => [...plain(field * 8), ...value]
const bytes = (field: number, value: readonly number[]) => [
  ...plain(field * 8 + 2),
  ...plain(value.length),
  ...value,
]
const text = (field: number, value: string) => bytes(field, [...Buffer.from(value)])
const deltas = (values: number[]) =>
  values.flatMap((value, index) => zigzag(value - (values[index - 1] ?? 0)))

function blob(type: string, data: number[]): number[] {
  const raw = Buffer.from(data)
  const body = [...number(2, plain(raw.length)), ...bytes(3, [...deflateSync(raw)])]
  const header = [...text(1, type), ...number(3, plain(body.length))]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(header.length)
  return [...size, ...header, ...body]
}

/** The bytes of a file with these objects. `date`: seconds since 1970, in its header. */
export function pbfFile(
  { nodes, ways, relations }: { nodes: FixtureNode[]; ways: FixtureWay[]; relations: FixtureRelation[] },
  date: number,
): Buffer {
  const strings = ['']
  const idOf = (word: string) => {
    if (!strings.includes(word)) strings.push(word)
    return strings.indexOf(word)
  }
  const tagged = (tags: Tags = {}) => [
    ...bytes(
      2,
      Object.keys(tags).flatMap((key) => plain(idOf(key))),
    ),
    ...bytes(
      3,
      Object.values(tags).flatMap((value) => plain(idOf(value))),
    ),
  ]
  const group = [
    ...nodes.flatMap(({ id, at, tags }) =>
      bytes(1, [
        ...number(1, zigzag(id)),
        ...tagged(tags),
        ...number(8, zigzag(Math.round(at[0] * 1e7))),
        ...number(9, zigzag(Math.round(at[1] * 1e7))),
      ]),
    ),
    ...ways.flatMap(({ id, refs, tags }) =>
      bytes(3, [...number(1, plain(id)), ...tagged(tags), ...bytes(8, deltas(refs))]),
    ),
    ...relations.flatMap(({ id, ways: members, nodes: points = [], tags }) =>
      bytes(4, [
        ...number(1, plain(id)),
        ...tagged(tags),
        ...bytes(8, [
          ...members.flatMap(() => plain(idOf('outer'))),
          ...points.flatMap(() => plain(idOf('stop'))),
        ]),
        ...bytes(9, deltas([...members, ...points])),
        ...bytes(10, [...members.flatMap(() => plain(1)), ...points.flatMap(() => plain(0))]),
      ]),
    ),
  ]
  const table = bytes(
    1,
    strings.flatMap((word) => text(1, word)),
  )
  const header = [...text(4, 'OsmSchema-V0.6'), ...number(32, plain(date))]
  return Buffer.from([...blob('OSMHeader', header), ...blob('OSMData', [...table, ...bytes(2, group)])])
}
