import { isStorageDown, StorageDown } from '~/domain/errors'

/** Longest wait for one call, milliseconds. A call takes some ten; D1 itself gives up after thirty seconds. */
const patience = 5000

/** What the database says of a statement that is wrong: a bug of ours, or a rule of the schema that refused it. */
const ofStatements = /SQLITE_(CONSTRAINT|ERROR|MISMATCH|RANGE|MISUSE|TOOBIG|AUTH)|D1_TYPE_ERROR/

const calls = new Set<PropertyKey>(['all', 'run', 'first', 'raw', 'batch', 'exec'])

/**
 * The database, with calls that end. Where it cannot be reached, or does not answer in time, they throw StorageDown; whether
 * a write was carried out is then not known, and the caller asks again.
 */
export function reachableD1(d1: D1Database): D1Database {
  const real = new WeakMap<object, object>()
  const wrap = <T extends object>(target: T): T => {
    const proxy = new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          if (calls.has(name)) return answered(() => member.apply(target, args.map(plain)))
          const made: unknown = member.apply(target, args)
          return typeof made === 'object' && made !== null ? wrap(made) : made
        }
      },
    })
    real.set(proxy, target)
    return proxy
  }
  /** A batch takes statements as D1 made them. */
  const plain = (arg: unknown): unknown =>
    Array.isArray(arg) ? arg.map((each) => (typeof each === 'object' && real.get(each)) || each) : arg
  return wrap(d1)
}

async function answered<T>(call: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageDown(`no answer within ${patience} ms`)), patience)
  })
  try {
    return await Promise.race([call(), late])
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    if (isStorageDown(error) || ofStatements.test(text)) throw error
    throw new StorageDown(text)
  } finally {
    clearTimeout(timer)
  }
}
