import type * as v from 'valibot'
import type { SwapVendorSettings } from '../../config/swapSettings.js'
import type { SwapFault } from './SwapError.js'

/** How a swap service of others is reached. */
export type SwapService = {
  /** As the setting names it. */
  readonly id: string
  /** Where it is reached, without a slash at the end. */
  readonly url: string
  /** How often it may be called, by its documents. */
  rate(settings: SwapVendorSettings): ServiceRate
  headers(settings: SwapVendorSettings): Readonly<Record<string, string>>
  /** Why it gives nothing, by the fields of its answer, also of one with status 200; `undefined` where they do not say. */
  faultOf(answer: ServiceAnswer): SwapFault | undefined
}

export type ServiceRate = { readonly calls: number; readonly perMs: number }
type ServiceAnswer = { readonly status: number; readonly body: unknown }

/**
 * Calls the service, by POST where there is a body.
 *
 * @throws `SwapError`
 */
export type SendToService = <schema extends v.GenericSchema>(
  path: string,
  shape: schema,
  body?: unknown,
) => Promise<v.InferOutput<schema>>
