// Values that no form sends, put anywhere into a value that is right.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const nested: Json = {
  code: 'text.sequence',
  params: { parts: { code: 'text.sequence', params: { parts: ['a'] } } },
}

const wild: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eabc',
  '\uFDFA'.repeat(100),
  'x'.repeat(150),
  'x'.repeat(3000),
  '<script>alert(1)</script>',
  '2027-02-30',
  '9999-12-31',
  '0001-01-01',
  '24:00',
  '00:00',
  '23:59',
  [],
  {},
  [null],
  Array.from({ length: 30 }, () => 'x'.repeat(60)),
  { code: 'text.sequence', params: { parts: [] } },
  { code: 'x.unknown', params: {} },
  { code: '__proto__', params: {} },
  { code: 'constructor', params: {} },
  nested,
]

/** A copy with one to three changes: a value replaced or left out, an item twice or at another place, a name that is not known. */
export function wilder(value: unknown, random: () => number): unknown {
  let made: Json = structuredClone(value) as Json
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)]
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
    const holders = holdersIn(made)
    const holder = pick(holders)
    if (holder === undefined || random() < 0.02) made = pick(wild) ?? null
    else if (Array.isArray(holder)) changeList(holder, pick, random)
    else changeRecord(holder, pick, random)
  }
  return made
}

type Pick = <Item>(list: readonly Item[]) => Item | undefined

function changeList(list: Json[], pick: Pick, random: () => number) {
  const at = Math.floor(random() * (list.length + 1))
  const from = pick(list)
  if (random() < 0.6 || from === undefined) list[at] = structuredClone(pick(wild) ?? null)
  else if (random() < 0.5) list.splice(at, 0, structuredClone(from))
  else list.splice(at, 1)
}

function changeRecord(record: { [key: string]: Json }, pick: Pick, random: () => number) {
  const key = pick(Object.keys(record)) ?? 'unknown'
  if (random() < 0.1) delete record[key]
  else record[random() < 0.05 ? 'unknown' : key] = structuredClone(pick(wild) ?? null)
}

/** Every list and record in a value, itself included. */
function holdersIn(value: Json): (Json[] | { [key: string]: Json })[] {
  if (value === null || typeof value !== 'object') return []
  return [value, ...Object.values(value).flatMap(holdersIn)]
}
