import type { Namespace } from '@foyer/protocol'
import type { Call } from '../../FamilyFeatures.js'
import type { SessionLifecycle } from '../../pairing.js'
import type { WalletProvider } from '../../Way.js'
import type { createEvents } from '../../ways/createEvents.js'
import type { Family } from '../../ways/Family.js'
import { isPermissionCall } from '../../ways/isPermissionCall.js'

/** The paired wallet of one chain family. A request for its accounts pairs one where there is none. */
export function createFamilyProvider({
  namespace,
  family,
  events,
  lifecycle,
  request,
  takes,
}: createFamilyProvider.Parameters): WalletProvider {
  return {
    on: events.on,
    removeListener: events.removeListener,
    takes,
    async request(call) {
      const { method } = call
      const isPermission = isPermissionCall(call, family)
      if (isPermission && method === 'wallet_revokePermissions') {
        await lifecycle.leave(namespace)
        return null
      }
      if (method === family?.accounts && !(await lifecycle.resume())) return []
      if (family?.opening?.includes(method)) await lifecycle.enter()
      // The session is the permission: the wallet gave it when it was paired.
      if (isPermission) return [{ parentCapability: family?.accounts }]
      return request(call)
    },
  }
}

export declare namespace createFamilyProvider {
  type Parameters = {
    namespace: Namespace
    family: Family | undefined
    events: ReturnType<typeof createEvents>
    lifecycle: SessionLifecycle
    request(call: Call): Promise<unknown>
    /** Whether the session has a request. */
    takes(method: string): boolean
  }
}
