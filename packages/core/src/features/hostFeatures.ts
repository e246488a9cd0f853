import {
  basicRemoteFeatures,
  connectorOrder,
  defaultFeatures,
  defaultRemoteFeatures,
  walletFeatureOrder,
} from '@foyer/protocol'
import type { FeatureOptions } from '../options.js'
import type { FeaturesState, LocalFeatures, RemoteFeatures, SocialProvider } from './state.js'

/** The features as the host page and the defaults have them: in force while no project decides. */
export function hostFeatures(given: FeatureOptions, { basic }: { basic: boolean }): FeaturesState {
  return { ...withDefaults(given), ...(basic ? basicRemoteFeatures : fromHost(given)) }
}

const defaultLocalFeatures: LocalFeatures = {
  ...defaultFeatures,
  connectorTypeOrder: connectorOrder,
  walletFeaturesOrder: walletFeatureOrder,
  connectMethodsOrder: undefined,
}

function withDefaults(given: FeatureOptions) {
  const kept = Object.entries(given).filter(
    ([key, value]) => key in defaultLocalFeatures && value !== undefined,
  )
  return { ...defaultLocalFeatures, ...Object.fromEntries(kept) }
}

/** `true` means the default list, `undefined` the default. */
function fromHost(given: FeatureOptions): RemoteFeatures {
  const list = <value>(value: readonly value[] | boolean | undefined, usual: readonly value[]) =>
    value === undefined || value === true ? usual : value
  return {
    swaps: list(given.swaps, defaultRemoteFeatures.swaps),
    onramp: list(given.onramp, defaultRemoteFeatures.onramp),
    email: given.email ?? defaultRemoteFeatures.email,
    socials: list<SocialProvider>(given.socials, defaultRemoteFeatures.socials),
    activity: (given.activity ?? given.history) !== false,
    reownBranding: given.reownBranding ?? defaultRemoteFeatures.reownBranding,
  }
}
