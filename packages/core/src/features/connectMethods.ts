import { connectMethodOrder, connectMethodOrderWithWallets } from '@foyer/protocol'
import type { ConnectMethod } from './state.js'

/** The order of ways to connect, each once: wallets first where one is installed, unless the host orders them. */
export function connectMethods({
  order,
  installed,
}: {
  order: readonly ConnectMethod[] | undefined
  installed: boolean
}): readonly ConnectMethod[] {
  return [...new Set(order ?? (installed ? connectMethodOrderWithWallets : connectMethodOrder))]
}
