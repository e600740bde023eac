import { drizzle } from 'drizzle-orm/d1'
import { reachableD1 } from './reachable-d1.server'
import * as schema from './schema.server'

export function database(d1: D1Database) {
  return drizzle(reachableD1(d1), { schema })
}

export type Database = ReturnType<typeof database>
