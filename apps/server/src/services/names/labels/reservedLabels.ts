import { skeletonOf } from './skeletonOf.js'

/** The skeletons of the labels that are not given: those of the settings, and those of the suffix, which stand for its operator. */
export function reservedLabels(
  listed: readonly string[],
  suffixes: readonly string[],
): ReadonlySet<string> {
  const own = suffixes.flatMap((suffix) => suffix.split('.').slice(0, -1))
  return new Set([...listed, ...own].map(skeletonOf).filter((skeleton) => skeleton !== ''))
}
