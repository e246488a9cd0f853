import type { AdapterEvents } from '@foyer/core'
import type { Config } from '@wagmi/core'

/**
 * By a step between: a bundler names all that a dynamic import needs where it stands, and the adapter is on every page. Viem and wagmi are
 * imported as namespaces everywhere: a bundler then builds without them, and what is missing is named here.
 *
 * @throws `peer_missing`
 */
export function loadEngine(
  wagmiConfig: Config | undefined,
  reportFault: NonNullable<AdapterEvents['fault']>,
) {
  return import('./createEngine.js').catch(async (error: unknown) => {
    const { toPeerMissing } = await import('./toPeerMissing.js')
    const missing = toPeerMissing(error, wagmiConfig)
    if (missing) reportFault('peer_missing', missing.data)
    throw missing ?? error
  })
}
