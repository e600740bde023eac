import { drizzle } from 'drizzle-orm/d1'
import { reachableD1 } from './reachable-d1.server'

const connect = (d1: D1Database) => drizzle(reachableD1(d1))

export type Database = ReturnType<typeof connect>

/** Kept for each binding: a request asks several times. */
const connected = new WeakMap<D1Database, Database>()

export function database(d1: D1Database): Database {
  const known = connected.get(d1) ?? connect(d1)
  connected.set(d1, known)
  return known
}
