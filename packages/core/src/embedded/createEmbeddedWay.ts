import { FoyerError, type Namespace } from '@foyer/protocol'
import type { LoginSession } from '../embedded.js'
import type { WalletProvider, Way } from '../Way.js'

/** The way to the embedded wallet of one chain family. */
export function createEmbeddedWay(
  login: LoginSession,
  provider: WalletProvider,
  namespace: Namespace,
): Way {
  return {
    provider,
    movesFreely: true,
    session: () => login.current(namespace),
    /** @throws `login_needed`: logging in is done in the modal */
    async connect() {
      const session = await login.resume(namespace)
      if (!session) throw new FoyerError('login_needed')
      return session
    },
    resume: () => login.resume(namespace),
    leave: () => login.leave(namespace),
    moveTo: ({ caipNetworkId }) => login.switchTo(namespace, caipNetworkId),
  }
}
