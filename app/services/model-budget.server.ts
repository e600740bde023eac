import type { Log } from '~/domain/operations/events'
import type { ModelBudget } from '~/domain/quota/model-budget'

/** The Durable Object that counts, as this side calls it. */
interface SpendingStub {
  reserve(key: string, useId: string, amounts: { most: number; worst: number }): Promise<boolean>
  settle(key: string, useId: string, amount: number): Promise<void>
}

interface Parts {
  stubOf(name: string): SpendingStub
  /** Millionths of a dollar a day. */
  mostPerAccount: number
  mostPerSite: number
  /** What one plan or answer costs at most, millionths of a dollar. */
  worst: number
  log: Log
}

/** The budget over Durable Objects. Plans take seconds, so one object for the site is no bottleneck. */
export function modelBudget({ stubOf, mostPerAccount, mostPerSite, worst, log }: Parts): ModelBudget {
  const account = (ownerId: string) => ({
    stub: stubOf(`visitor:${ownerId.slice(0, 1)}`),
    key: `model:${ownerId}`,
  })
  const site = () => ({ stub: stubOf('site:model'), key: 'model' })
  return {
    async reserve(ownerId, useId) {
      const [own, all] = [account(ownerId), site()]
      try {
        if (!(await own.stub.reserve(own.key, useId, { most: mostPerAccount, worst }))) {
          log('model-budget-spent', {})
          return false
        }
        if (await all.stub.reserve(all.key, useId, { most: mostPerSite, worst })) return true
        log('site-budget-spent', {})
        await own.stub.settle(own.key, useId, 0)
        return false
      } catch (error) {
        // Money is not spent without its budget: the embedded planner serves.
        log('model-budget-not-counted', {}, error)
        return false
      }
    },
    async settle(ownerId, useId, microDollars) {
      const [own, all] = [account(ownerId), site()]
      try {
        await Promise.all([
          own.stub.settle(own.key, useId, microDollars),
          all.stub.settle(all.key, useId, microDollars),
        ])
      } catch (error) {
        // What was set aside stays counted.
        log('model-budget-not-counted', {}, error)
      }
    },
  }
}
