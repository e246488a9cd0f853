import type { Eip155Capabilities } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { causes } from '../dialect/causes.js'
import { requestProvider } from '../dialect/requestProvider.js'
import { translate } from '../dialect/translate.js'
import { isRecord } from './isRecord.js'
import { requestAs } from './requestAs.js'
import type { Tools } from './Tools.js'

/** The codes of wallets that do not know a method (EIP-1193, JSON-RPC). */
const unknownMethodCodes: readonly unknown[] = [4200, -32601]

/** What the wallet can do, by hex chain id (EIP-5792). None when it does not know the question. */
export async function getCapabilities(
  tools: Tools,
  connectorId: string,
  { address }: { address: string },
): Promise<Eip155Capabilities> {
  const { provider, from } = await requestAs(tools, connectorId, { address })
  const answer = await requestProvider(provider, 'wallet_getCapabilities', [from]).catch(
    (error) => {
      if (causes(error).some(({ code }) => unknownMethodCodes.includes(code))) return {}
      throw translate(error)
    },
  )
  if (!isCapabilities(answer)) throw new FoyerError('capabilities_invalid')
  return answer
}

function isCapabilities(value: unknown): value is Eip155Capabilities {
  return (
    isRecord(value) &&
    Object.entries(value).every(([id, one]) => /^0x[\da-f]{1,14}$/i.test(id) && isRecord(one))
  )
}
