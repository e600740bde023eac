import type { Result } from '~/domain/errors'
import type { LimitedAction } from './limits'

/** Who asks for something that is limited. */
export interface Caller {
  /** Null of a visitor who has no session; only the network and the site are counted then. */
  visitorId: string | null
  /** The address that the request came from, as the platform tells it. */
  address: string | null
}

/** Counts what callers ask for, by the table of limits. */
export interface Limiter {
  /** Counts one more, or refuses it with the seconds to wait. A refusal stores nothing. */
  admit(action: LimitedAction, caller: Caller): Promise<Result<null>>
  /** Counts one of a visitor who had no session when it was admitted. */
  countFirst(action: LimitedAction, visitorId: string): Promise<void>
}
