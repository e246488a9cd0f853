import type { OnrampProviderList } from '../../config/onrampSettings.js'
import { moonPay } from './moonPay.js'
import type { OnrampProvider } from './OnrampProvider.js'
import { till } from './till.js'

/** The providers that are on, in the order in which they are preferred. */
export const createProviders = (
  { moonpay, till: sandboxTill }: OnrampProviderList,
  isOfWorld: (network: string) => boolean,
): readonly OnrampProvider[] => [
  ...(moonpay ? [moonPay(moonpay)] : []),
  ...(sandboxTill ? [till(sandboxTill, isOfWorld)] : []),
]
