import type { Rule } from './Rule.js'

/** What a part of a path, or of a query, has to be. */
export type PartCheck = (text: string) => boolean

/** A path that pages may ask nodes for. */
export type RestRoute = {
  /** With the names of its parts: `/address/:address/utxo`. */
  readonly path: string
  /** By the names in the path. Each has a check. */
  readonly parts?: Readonly<Record<string, PartCheck>>
  /** The parameters of the query that it may have. */
  readonly query?: Readonly<Record<string, PartCheck>>
  /**
   * What may be posted to it, as it is sent on; `undefined` for what may not. A route with it changes the chain: each such call is passed on, and
   * none is answered for another. One without is fetched.
   */
  readonly body?: (text: string) => string | undefined
  /** How long answers hold, by the parts of the path in their order; without it they are not kept. */
  readonly life?: Rule
}
