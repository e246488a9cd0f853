import { knownSwapPrograms } from '@foyer/protocol/swaps'
import type { SwapFeatures } from '../../../SwapFeatures.js'

/** Whether an offer of the host's server goes to the program of Jupiter. Nothing has to be allowed there. */
export const isKnownOffer: SwapFeatures['isKnown'] = ({ provider, router, spender }) =>
  Object.hasOwn(knownSwapPrograms, provider) &&
  router === knownSwapPrograms[provider as keyof typeof knownSwapPrograms] &&
  spender === undefined
