import type { Namespace } from '@foyer/protocol'
import type { WalletProvider } from '../../adapter.js'
import type { Doors } from '../../pairing.js'
import type { createEvents } from './createEvents.js'
import type { Call } from './Wallet.js'

/** What a page asks for its first look at the wallet, and with what it lets go of it (EIP-1102, EIP-2255). */
const opening = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'solana_requestAccounts',
])

/** The paired wallet of one chain family. Asking for its accounts pairs one where there is none. */
export function createFamilyProvider({
  namespace,
  events,
  doors,
  request,
}: createFamilyProvider.Parameters): WalletProvider {
  const isPermission = ({ method, params }: Call) =>
    ['wallet_requestPermissions', 'wallet_revokePermissions'].includes(method) &&
    Array.isArray(params) &&
    Object.hasOwn(Object(params[0]), 'eth_accounts')

  return {
    on: events.on,
    removeListener: events.removeListener,
    async request(call) {
      const { method } = call
      if (method === 'wallet_revokePermissions' && isPermission(call)) {
        await doors.leave(namespace)
        return null
      }
      if (method === 'eth_accounts' && !(await doors.resume())) return []
      if (opening.has(method)) await doors.enter()
      // The session is the permission: the wallet was asked when it was paired.
      if (isPermission(call)) return [{ parentCapability: 'eth_accounts' }]
      return request(call)
    },
  }
}

export declare namespace createFamilyProvider {
  type Parameters = {
    namespace: Namespace
    events: ReturnType<typeof createEvents>
    doors: Doors
    request(call: Call): Promise<unknown>
  }
}
