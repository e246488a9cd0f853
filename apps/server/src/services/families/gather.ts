import type { ServedFamily } from './ServedFamily.js'

/** One feature of each family that has it, by namespace. */
export function gather<feature>(
  families: ReadonlyMap<string, ServedFamily>,
  create: (family: ServedFamily) => feature | undefined,
): ReadonlyMap<string, feature> {
  const features = new Map<string, feature>()
  for (const [namespace, family] of families) {
    const feature = create(family)
    if (feature !== undefined) features.set(namespace, feature)
  }
  return features
}
