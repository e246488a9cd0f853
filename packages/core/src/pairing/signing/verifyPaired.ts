import { verifySignature } from '@foyer/protocol/signatures'
import type { Signed } from '@foyer/protocol/siwx'
import type { Client } from '../../Client.js'
import { createRpc } from '../../ways/createRpc.js'

/** Checks what a paired wallet signed, by its key or by its contract on the network of the text. @throws `signature_unchecked` */
export function verifyPaired(client: Client, signed: Signed): Promise<boolean> {
  const { address, chainId, message, signature } = signed
  const rpc = createRpc(client)
  return verifySignature({
    ...{ address, chainId, message, signature },
    rpc: (id, method, params) => rpc(id, { method, params }),
    signal: client.signal,
  })
}
