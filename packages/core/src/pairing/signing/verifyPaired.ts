import { type CaipNetworkId, isCaipNetworkId } from '@foyer/protocol'
import { isEvmSigned } from '@foyer/protocol/signedEvm'
import type { Signed } from '@foyer/protocol/siwx'
import type { Client } from '../../Client.js'
import { createRpc } from '../../ways/createRpc.js'

/** Checks what a paired wallet signed, by its key or by its contract on the network of the text. @throws `signature_unchecked` */
export async function verifyPaired(client: Client, signed: Signed): Promise<boolean> {
  const { address, chainId, message, signature } = signed
  if (!isCaipNetworkId(chainId)) return false
  const rpc = createRpc(client)
  const read = (id: CaipNetworkId, method: string, params: readonly unknown[]) =>
    rpc(id, { method, params })
  return isEvmSigned({ chainId, address, message, signature }, { rpc: read, signal: client.signal })
}
