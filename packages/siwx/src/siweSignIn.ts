import type { SiwxSetup } from '@foyer/protocol/siwx'
import { createSetup } from './createSetup.js'
import type { SiweConfig } from './SiweConfig.js'

/** How often an older client asks for another nonce, and for its session. */
const refetchMs = 300_000

/**
 * Sign-in by the calls and flags that a page has for an older client, as the option `siweConfig`. Accounts of EVM networks alone are asked; those of other
 * chain families connect without a session.
 */
export function siweSignIn(config: SiweConfig): SiwxSetup {
  const { nonceRefetchIntervalMs = refetchMs, sessionRefetchIntervalMs = refetchMs } = config
  const {
    required = true,
    enabled = true,
    signOutOnDisconnect = true,
    signOutOnAccountChange = true,
    signOutOnNetworkChange = true,
  } = config
  const scope = signOutOnNetworkChange ? 'chain' : 'account'
  const ends = { signOutOnDisconnect, signOutOnAccountChange, signOutOnNetworkChange }
  return createSetup({ required, scope, ...ends }, async (context) => ({
    ...(await import('./stores/createSiweStore.js')).createSiweStore(context, config, scope),
    namespaces: enabled ? ['eip155'] : [],
    textLifeMs: nonceRefetchIntervalMs,
    recheckMs: sessionRefetchIntervalMs,
  }))
}
