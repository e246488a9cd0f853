import type { Adapter } from '../adapter.js'
import type { FeatureName } from '../FamilyFeatures.js'
import type { ActiveAccount } from './activeAccount.js'

/** A feature of the account in use: what both its chain family has and its wallet offers; `undefined` where one of them lacks it. */
export function featureOf<name extends FeatureName>(
  { adapter, features }: Pick<ActiveAccount, 'adapter' | 'features'>,
  name: name,
): Adapter[name] | undefined {
  if (features && !features.includes(name)) return undefined
  return adapter[name]?.bind(adapter) as Adapter[name]
}
