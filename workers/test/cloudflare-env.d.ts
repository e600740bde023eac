import type { Bindings } from '../env'

declare global {
  namespace Cloudflare {
    /** What tests find bound. */
    interface Env extends Bindings {}
  }
}
