import type { OnrampProviderList } from '../../config/onrampSettings.js'
import type { Database } from '../../database/Database.js'
import { coinbase } from './coinbase.js'
import { meld } from './meld.js'
import { moonPay } from './moonPay.js'
import type { OnrampProvider } from './OnrampProvider.js'
import { onramper } from './onramper.js'
import { stripe } from './stripe.js'
import { till } from './till.js'
import { transak } from './transak.js'

/** The providers that are on, in the order in which they are preferred. */
export const createProviders = (
  on: OnrampProviderList,
  { isOfWorld, db, now }: createProviders.Parts,
): readonly OnrampProvider[] => [
  ...(on.coinbase ? [coinbase(on.coinbase, now)] : []),
  ...(on.meld ? [meld(on.meld)] : []),
  ...(on.moonpay ? [moonPay(on.moonpay)] : []),
  ...(on.onramper ? [onramper(on.onramper)] : []),
  ...(on.stripe ? [stripe(on.stripe)] : []),
  ...(on.transak ? [transak(on.transak, { db, now })] : []),
  ...(on.till ? [till(on.till, isOfWorld)] : []),
]

export declare namespace createProviders {
  type Parts = {
    /** Whether a network has this id in the world, whatever the configuration calls it. */
    isOfWorld(network: string): boolean
    db: Database
    now(): number
  }
}
