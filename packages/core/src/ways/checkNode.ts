import {
  type CaipNetworkId,
  describeUrl,
  FoyerError,
  type Namespace,
  parseCaipNetworkId,
} from '@foyer/protocol'
import { type ChainIdentity, chainIdentities } from '@foyer/protocol/api'
import type { Client } from '../Client.js'
import { findNetwork } from '../network/state.js'
import { reportFault } from '../notices/reportFault.js'
import { fetchOwnQuery } from '../queries.js'

/**
 * Checks once of which chain a node is: a balance on another chain is not the user's here, and nothing may be sent there.
 *
 * @throws `rpc_of_another_network`; `answer_invalid` when the node does not say; what `request` throws. After one of the last two the next
 *   call checks again.
 */
export async function checkNode(
  client: Client,
  { id, url, byPath, request }: checkNode.Parameters,
): Promise<void> {
  const { namespace, chainId } = parseCaipNetworkId(id)
  const identities: Readonly<Partial<Record<Namespace, ChainIdentity>>> = chainIdentities
  const identity = identities[namespace]
  if (!identity) return
  const received = await fetchOwnQuery(client, {
    queryKey: ['chainOfNode', namespace, url],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const reported = identity.referenceOf(
        await request(byPath && identity.path ? { method: identity.path } : identity.call),
      )
      if (reported === undefined) throw new FoyerError('answer_invalid')
      return reported
    },
  })
  if (received === chainId) return
  const network = findNetwork(client.store.getState().network, id)?.name ?? id
  const place = describeUrl(url)
  reportFault(client, 'rpc_of_another_network', { network, place, expected: chainId, received })
  throw new FoyerError('rpc_of_another_network', { data: { network } })
}

export declare namespace checkNode {
  type Parameters = {
    /** The network that it was given for. */
    id: CaipNetworkId
    url: string
    /** It is asked by paths. */
    byPath: boolean
    request(call: ChainIdentity['call']): Promise<unknown>
  }
}
