import type { WalletProvider } from '../adapter.js'
import type { FamilyFeatures, FeatureName } from '../FamilyFeatures.js'

/** What a wallet offers of its family's features, by the requests that it takes; `undefined` where it does not say. */
export function offeredFeatures(
  { needs = {} }: Pick<FamilyFeatures, 'needs'>,
  { takes }: Pick<WalletProvider, 'takes'>,
): readonly FeatureName[] | undefined {
  const entries = Object.entries(needs) as [FeatureName, string][]
  return takes && entries.flatMap(([name, method]) => (takes(method) ? name : []))
}
