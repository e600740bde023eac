/** A D1 that fails now and then, before a statement ran or after: the caller cannot tell which. */
export function faultyD1(db: D1Database, fails: () => boolean): D1Database {
  const methods = new Set(['all', 'run', 'first', 'raw', 'batch'])
  const real = new WeakMap<object, object>()
  const wrap = <T extends object>(target: T): T => {
    const proxy = new Proxy(target, {
      get: (_, name) => {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          const given = args.map((arg) =>
            Array.isArray(arg) ? arg.map((item) => real.get(item as object) ?? item) : arg,
          )
          if (!methods.has(String(name))) {
            const made: unknown = member.apply(target, given)
            return typeof made === 'object' && made !== null ? wrap(made) : made
          }
          return (async () => {
            if (fails()) throw new Error('D1_ERROR: network connection lost')
            const answer: unknown = await member.apply(target, given)
            if (fails()) throw new Error('D1_ERROR: the answer was lost')
            return answer
          })()
        }
      },
    })
    real.set(proxy, target)
    return proxy
  }
  return wrap(db)
}
