import type { SendCallsParameters } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { ask } from '../engine/ask.js'
import { translate } from '../engine/translate.js'
import { askAs } from './askAs.js'
import { isRecord } from './isRecord.js'
import { toCall } from './toCall.js'
import { toHex } from './toHex.js'
import type { Tools } from './tools.js'

/** 4,096 bytes in hex is the longest id that EIP-5792 allows. */
const idLengthMax = 8194

/** Has the wallet send several calls as one (EIP-5792, `wallet_sendCalls`). Returns the bundle's id. */
export async function sendCalls(
  tools: Tools,
  connectorId: string,
  { address, network, calls, capabilities, atomicRequired = false }: SendCallsParameters,
): Promise<string> {
  // The wallet counts the gas of a bundle itself; the standard has no place for it.
  const list = calls.map(({ to, value, data }) => toCall({ to, value, data }))
  const { provider, from } = await askAs(tools, connectorId, { address, network })
  const parameters = {
    version: '2.0.0',
    chainId: toHex(Number(network.id)),
    from,
    calls: list,
    atomicRequired,
    ...(capabilities && { capabilities }),
  }
  const answer = await ask(provider, 'wallet_sendCalls', [parameters]).catch((error) => {
    throw translate(error)
  })
  // Version 1 of the standard answered with the id alone.
  const id = isRecord(answer) ? answer.id : answer
  if (typeof id === 'string' && id && id.length <= idLengthMax) return id
  throw new FoyerError('capabilities_invalid')
}
