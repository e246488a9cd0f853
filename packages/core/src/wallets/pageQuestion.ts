import type { Client } from '../Client.js'
import type { WalletQuestion } from './WalletQuestion.js'

/** Which wallets are listed here: those of the host's networks, or of the given chain family. */
export function pageQuestion({ options, store }: Client): WalletQuestion {
  const { modal, wallets } = store.getState()
  const { includeWalletIds, excludeWalletIds } = options
  const networks = options.networks.filter(
    ({ chainNamespace }) => !modal.namespace || chainNamespace === modal.namespace,
  )
  return {
    chains: networks.map(({ caipNetworkId }) => caipNetworkId),
    ...(includeWalletIds.length > 0 && { include: includeWalletIds }),
    ...(excludeWalletIds.length > 0 && { exclude: excludeWalletIds }),
    ...(wallets.directory.certified && { certified: true }),
  }
}
