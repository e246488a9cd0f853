import type { Namespace } from '@foyer/protocol'
import type { AdapterContext } from './AdapterContext.js'
import type { Adapter } from './adapter.js'

/**
 * What the host passes in `adapters`: a description from which each client makes its own adapter. The namespace tells the client's types what
 * its requests take and return.
 */
export type AdapterSetup<namespace extends Namespace = Namespace> = {
  readonly namespace: namespace
  /** Makes the adapter of one client, when that needs it. Touches no window and sends no request. */
  create(context: AdapterContext): Adapter
  /** Why the adapter cannot be used as it is set up. When set, the options are refused with `option_invalid`. */
  readonly problem?: string | undefined
}
