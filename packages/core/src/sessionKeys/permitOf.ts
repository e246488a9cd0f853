import { FoyerError, type Network } from '@foyer/protocol'
import type { Request } from '../FamilyFeatures.js'
import { loadReach } from '../loadReach.js'
import type { PermitFeatures } from '../PermitFeatures.js'
import type { ActiveAccount } from '../requests/activeAccount.js'

/** What a chain family knows of keys that act for an account. @throws `unsupported_chain` where the family has none */
export async function permitOf({
  chainNamespace,
}: Pick<Network, 'chainNamespace'>): Promise<PermitFeatures> {
  const permit = await (await (await loadReach()).features(chainNamespace)).permitting?.()
  if (!permit) throw new FoyerError('unsupported_chain')
  return permit
}

/** Sends the wallet of an account requests. Its errors are the wallet's own. */
export async function requestOf({ adapter, connectorId }: ActiveAccount): Promise<Request> {
  const provider = (await adapter.getProvider(connectorId)) as {
    request(call: { method: string; params?: unknown }): Promise<unknown>
  }
  return (method, params) => provider.request({ method, params })
}
