/** A KV namespace that fails now and then, before a call was carried out or after: the caller cannot tell which. */
export function faultyKv(kv: KVNamespace, fails: () => boolean): KVNamespace {
  return new Proxy(kv, {
    get: (_, name) => {
      const member: unknown = Reflect.get(kv, name)
      if (typeof member !== 'function') return member
      return async (...args: unknown[]) => {
        if (fails()) throw new Error('KV: network connection lost')
        const answer: unknown = await member.apply(kv, args)
        if (fails()) throw new Error('KV: the answer was lost')
        return answer
      }
    },
  })
}
