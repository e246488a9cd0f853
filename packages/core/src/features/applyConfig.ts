import type { FeatureOptions } from '../options.js'
import type { FeaturesState, RemoteFeatures } from './state.js'

/** One feature as a project's configuration decides it; `config: null` leaves it to the host page. */
export type RemoteFeature = {
  readonly id: 'social_login' | 'swap' | 'onramp' | 'activity' | 'reown_branding'
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/**
 * The features of the host page (`own`, made of the options in `given`) with what the project's configuration decides in their place, and the
 * names of those that the host set otherwise.
 */
export function applyConfig(
  own: FeaturesState,
  { given, remote }: { given: FeatureOptions; remote: readonly RemoteFeature[] },
): { features: FeaturesState; overridden: readonly (keyof RemoteFeatures)[] } {
  const decided = fromProject(remote, own)
  const overridden = remoteKeys.filter(
    (key) => isGiven(given, key) && JSON.stringify(own[key]) !== JSON.stringify(decided[key]),
  )
  return { features: { ...own, ...decided }, overridden }
}

const remoteKeys = ['swaps', 'onramp', 'email', 'socials', 'activity', 'reownBranding'] as const

function isGiven(given: FeatureOptions, key: keyof RemoteFeatures): boolean {
  return (key === 'activity' ? (given.activity ?? given.history) : given[key]) !== undefined
}

/** A feature that the configuration does not name is off, and so are logins on a page of payments. */
function fromProject(remote: readonly RemoteFeature[], host: FeaturesState): RemoteFeatures {
  const pick = <value>(
    id: RemoteFeature['id'],
    own: value,
    decide: (list: readonly string[]) => value,
    off: value,
  ): value => {
    const entry = remote.find((feature) => feature.id === id)
    if (!entry || (host.pay && id === 'social_login')) return off
    if (entry.config === null) return own
    return entry.isEnabled ? decide(entry.config) : off
  }
  const orOff = (list: readonly string[]) => (list.length > 0 ? list : false)
  return {
    swaps: pick<readonly string[] | false>('swap', host.swaps, orOff, false),
    onramp: pick<readonly string[] | false>('onramp', host.onramp, orOff, false),
    email: pick('social_login', host.email, (list) => list.includes('email'), false),
    socials: pick<RemoteFeatures['socials']>(
      'social_login',
      host.socials,
      (list) => orOff(list.filter((name) => name !== 'email')) as RemoteFeatures['socials'],
      false,
    ),
    activity: pick('activity', host.activity, () => true, false),
    reownBranding: pick('reown_branding', host.reownBranding, () => true, false),
  }
}
