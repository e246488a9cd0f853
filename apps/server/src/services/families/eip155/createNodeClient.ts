import { parseCaipNetworkId } from '@foyer/protocol'
import { createPublicClient, custom, defineChain, type PublicClient, RpcRequestError } from 'viem'
import type { ChainCall } from '../../chains/ChainCall.js'
import { ChainError } from '../../chains/ChainError.js'
import type { ServedNetwork } from '../../chains/Chains.js'
import { knownChain } from '../../chains/toNetwork.js'

/**
 * A client of an EVM network over a way to ask it. Reads are put together only where a caller says so
 * with `multicall`: in one call for all, a contract that burns its gas would spoil the answers of others.
 */
export function createNodeClient(
  { id, name, nativeCurrency, settings }: ServedNetwork,
  request: (call: ChainCall) => Promise<unknown>,
): PublicClient {
  const contracts = Object.entries(settings.contracts ?? {}).map(([key, address]) => [
    key,
    { address },
  ])
  const chain = defineChain({
    id: Number(parseCaipNetworkId(id).chainId),
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [] } },
    contracts: { ...knownChain(id)?.contracts, ...Object.fromEntries(contracts) },
  })
  const answerOf = (call: ChainCall) =>
    request(call).catch((error: unknown) => {
      throw error instanceof ChainError ? toViem(id, call, error) : error
    })
  // What fails here was tried at every node already.
  const transport = custom({ request: answerOf }, { retryCount: 0 })
  // A contract could send the client to any address otherwise, also of the server's own network (EIP-3668).
  return createPublicClient({ chain, transport, ccipRead: false })
}

/** As viem's own transport says it, so that it finds the data of a revert. The URL stays here. */
function toViem(url: string, { method, params }: ChainCall, error: ChainError) {
  const { code, message, data } = error
  return new RpcRequestError({ body: { method, params }, url, error: { code, message, data } })
}
