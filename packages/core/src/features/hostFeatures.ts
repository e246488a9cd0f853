import {
  basicRemoteFeatures,
  connectorOrder,
  defaultFeatures,
  defaultRemoteFeatures,
  walletFeatureOrder,
} from '@foyer/protocol'
import type { FeatureOptions } from '../options.js'
import type { FeaturesState } from './state.js'

/** The features as the host page and the defaults have them: in force while no project decides. */
export function hostFeatures(
  { history, activity = history, ...given }: FeatureOptions,
  { basic }: { basic: boolean },
): FeaturesState {
  const set = Object.entries({ ...given, activity }).filter(
    ([name, value]) => value !== undefined && !(value === true && isList(name)),
  )
  return {
    ...defaults,
    ...Object.fromEntries(set),
    // A page of payments is for wallets that hold money already: a login would make an empty one.
    ...(given.pay && { email: false, socials: false }),
    ...(basic && basicRemoteFeatures),
  }
}

const defaults: FeaturesState = {
  ...defaultFeatures,
  ...defaultRemoteFeatures,
  connectorTypeOrder: connectorOrder,
  walletFeaturesOrder: walletFeatureOrder,
  connectMethodsOrder: undefined,
}

/** Of a list, `true` means the default one. */
function isList(name: string): boolean {
  return Array.isArray(defaults[name as keyof FeaturesState])
}
