import type { SessionNamespaces } from '../pairing/checkSession.js'
import type { CacaoSignIn } from './checkCacao.js'

/** What a wallet may tell of in a session that began with a sign-in. */
const events = ['chainChanged', 'accountsChanged']

/**
 * The session that sign-ins permit: the accounts on the networks that the ReCaps name. `undefined` when they permit no method: that is a
 * sign-in without a session.
 */
export function namespacesOfSignIns(
  signIns: readonly CacaoSignIn[],
): SessionNamespaces | undefined {
  const methods = new Set(signIns.flatMap((signIn) => signIn.methods))
  if (methods.size === 0) return undefined
  const accounts = new Set(
    signIns.flatMap(({ chains, address }) => chains.map((chain) => `${chain}:${address}`)),
  )
  const chains = new Set(signIns.flatMap((signIn) => signIn.chains))
  return {
    eip155: { chains: [...chains], accounts: [...accounts], methods: [...methods], events },
  }
}
