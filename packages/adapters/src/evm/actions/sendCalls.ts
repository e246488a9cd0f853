import type { Eip155Types, SendCallsParameters } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { requestProvider } from '../dialect/requestProvider.js'
import { translate } from '../dialect/translate.js'
import { isRecord } from './isRecord.js'
import { requestAs } from './requestAs.js'
import type { Tools } from './Tools.js'
import { toCall } from './toCall.js'
import { toHex } from './toHex.js'

/** 4,096 bytes in hex is the longest id that EIP-5792 allows. */
const idLengthMax = 8194

/** Has the wallet send several calls as one (EIP-5792, `wallet_sendCalls`). Returns the bundle's id. */
export async function sendCalls(
  tools: Tools,
  connectorId: string,
  {
    address,
    network,
    calls,
    capabilities,
    atomicRequired = false,
  }: SendCallsParameters<Eip155Types>,
): Promise<string> {
  // The wallet counts the gas of a bundle itself; the standard has no place for it.
  const list = calls.map(({ to, value, data }) => toCall({ to, value, data }))
  const { provider, from } = await requestAs(tools, connectorId, { address, network })
  const parameters = {
    version: '2.0.0',
    chainId: toHex(Number(network.id)),
    from,
    calls: list,
    atomicRequired,
    ...(capabilities && { capabilities }),
  }
  const answer = await requestProvider(provider, 'wallet_sendCalls', [parameters]).catch(
    (error) => {
      throw translate(error)
    },
  )
  // Version 1 of the standard answered with the id alone.
  const id = isRecord(answer) ? answer.id : answer
  if (typeof id === 'string' && id && id.length <= idLengthMax) return id
  throw new FoyerError('capabilities_invalid')
}
