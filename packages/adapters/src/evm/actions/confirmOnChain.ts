import type { Eip155TypedData } from '@foyer/core'
import { FoyerError, pause, receiptTimeoutMs, retryMs, within } from '@foyer/protocol'
import * as viem from 'viem'
import { rpcOf } from '../rpc/rpcOf.js'
import type { Tools } from './Tools.js'

const abi = viem.parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])

/** What a contract answers for a signature that holds (EIP-1271). */
const magic = '0x1626ba7e'

/** A node may be some blocks behind the one that the wallet uses. */
const looksMax = 5

type Signed = { readonly message: string } | { readonly typedData: Eip155TypedData }

/**
 * The signature of an account whose contract keeps it on the chain: no bytes, once the contract says that it knows the message. A node of
 * the page is requested, and not the wallet.
 *
 * @throws `signature_on_chain` when it does not
 */
export async function confirmOnChain(
  { context, clients, connections, signal }: Tools,
  connectorId: string,
  { address, ...signed }: { address: string } & Signed,
): Promise<'0x'> {
  const session = connections.sessionOf(connectorId)
  const network = context.networks.find((one) => one.caipNetworkId === session?.caipNetworkId)
  if (!network) throw new FoyerError('signature_on_chain')
  const args = [hashOf(signed), '0x'] as const
  const data = viem.encodeFunctionData({ abi, functionName: 'isValidSignature', args })
  const call = { method: 'eth_call', params: [{ to: address, data }, 'latest'] }
  const isKnown = async (over: AbortSignal) => {
    for (let look = 0; look < looksMax; look += 1) {
      if (look > 0) await pause(retryMs, { signal: over })
      const answer = await rpcOf(clients, network)(network.caipNetworkId, call).catch(() => '')
      if (String(answer).slice(0, magic.length) === magic) return true
    }
    return false
  }
  const isLate = () => new FoyerError('signature_on_chain')
  if (await within(isKnown, receiptTimeoutMs, isLate, { signal })) return '0x'
  throw new FoyerError('signature_on_chain')
}

function hashOf(signed: Signed) {
  if ('message' in signed) return viem.hashMessage(signed.message)
  const { domain, types, primaryType, message } = signed.typedData
  return viem.hashTypedData({ domain, types, primaryType, message } as never)
}
