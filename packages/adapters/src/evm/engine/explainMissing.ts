import type { AdapterEvents } from '@foyer/core'
import type { Config } from '@wagmi/core'
import { toPeerMissing } from './toPeerMissing.js'

/**
 * What to throw when the engine did not load: `peer_missing`, which is reported too, or the error itself. Viem and wagmi are imported as
 * namespaces everywhere: a bundler then builds without them, and what is missing is named here.
 */
export function explainMissing(
  error: unknown,
  wagmiConfig: Config | undefined,
  events: AdapterEvents | undefined,
): unknown {
  const missing = toPeerMissing(error, wagmiConfig)
  if (missing) events?.fault?.('peer_missing', missing.data)
  return missing ?? error
}
