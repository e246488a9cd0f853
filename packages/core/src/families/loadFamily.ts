import type { Namespace } from '@foyer/protocol'
import type { Family } from '../ways/Family.js'
import { families } from './families.js'

/** A chain family as core speaks it; `undefined` where core does not know it. */
export async function loadFamily(namespace: Namespace): Promise<Family | undefined> {
  const loaders: Readonly<Partial<Record<Namespace, () => Promise<Family>>>> = families
  return loaders[namespace]?.()
}
