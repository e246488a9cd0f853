import { normalize } from 'viem/ens'

/**
 * A name in its one right form (ENSIP-15), so that two that look alike are not two.
 *
 * @returns `undefined` when it is no name
 */
export function normalized(name: string): string | undefined {
  try {
    const result = normalize(name)
    return result.split('.').every((label) => label !== '') ? result : undefined
  } catch {
    return undefined
  }
}
