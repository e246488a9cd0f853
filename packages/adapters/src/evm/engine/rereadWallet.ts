import type { Connection } from '@wagmi/core'
import { isWorking } from './isWorking.js'

/**
 * Reads again what a connected wallet may have changed unheard, and has its connector say so. One that does not answer has changed nothing; what it
 * says meanwhile is newer, and the connection then no more the `isCurrent` one. Never rejects.
 */
export async function rereadWallet(
  { accounts: known, chainId: before, connector }: Connection,
  isCurrent: () => boolean,
): Promise<void> {
  // Of another kind, as the host's config may hold, it is not known whether it answers without a prompt.
  if (!isWorking(connector) || connector.type !== 'injected') return
  try {
    const [accounts, chainId] = await Promise.all([connector.getAccounts(), connector.getChainId()])
    if (!isCurrent()) return
    if (accounts.length === 0) connector.onAccountsChanged([])
    else if (String(accounts) !== String(known) || chainId !== before)
      connector.emitter.emit('change', { accounts, chainId })
  } catch {}
}
