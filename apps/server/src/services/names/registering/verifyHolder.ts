import { type CaipNetworkId, lazy, parseCaipNetworkId, toPlainAddress } from '@foyer/protocol'
import { verifySignature } from '@foyer/protocol/signatures'
import { HttpError } from '../../../errors/HttpError.js'
import type { Chains } from '../../chains/Chains.js'

const recovery = lazy(async () => (await import('../../signin/recoverKey.js')).recoverKey)

export type SignedName = {
  readonly network: CaipNetworkId
  readonly address: string
  readonly message: string
  readonly signature: string
  readonly publicKey?: string | undefined
}

/**
 * Verifies that an account signed a message, and gives the account as it holds names: that of a key on every network of its family, a contract on its own
 * network alone. At the same address of another network another contract may stand, or the same one with other owners.
 *
 * @throws `HttpError` 400 `signature_invalid`, or 502 when the network of a contract does not answer
 */
export async function verifyHolder(chains: Chains, signed: SignedName): Promise<string> {
  const { network, address } = signed
  const { namespace } = parseCaipNetworkId(network)
  const plain = toPlainAddress(namespace, address)
  const recoverKey = await recovery()
  if (await verifySignature({ ...signed, chainId: network, recoverKey }))
    return `${namespace}:${plain}`
  if (chains.get(network) && (await isContractSigned(chains, signed))) return `${network}:${plain}`
  throw new HttpError(
    400,
    'signature_invalid',
    'The account did not sign this message. A contract can register on its own network alone, where this server serves it.',
  )
}

async function isContractSigned(chains: Chains, signed: SignedName): Promise<boolean> {
  try {
    return await verifySignature({
      ...{ ...signed, chainId: signed.network },
      rpc: (network, method, params, signal) => chains.request(network, { method, params }, signal),
    })
  } catch {
    throw new HttpError(
      502,
      'upstream_failed',
      'The network of this account does not answer now. Try again later.',
    )
  }
}
