import { FoyerError } from '@foyer/protocol'
import type { Request } from '../../../FamilyFeatures.js'
import type { SendCallsParameters } from '../../../FamilyTypes.js'
import type { Eip155Types } from '../types.js'
import { isRecord } from './isRecord.js'
import { toCall } from './toCall.js'
import { toHex } from './toHex.js'

/** 4,096 bytes in hex is the longest id that EIP-5792 allows. */
const idLengthMax = 8194

/** Has the wallet send several calls as one (EIP-5792, `wallet_sendCalls`). Returns the bundle's id. */
export async function sendCalls(
  request: Request,
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
  const parameters = {
    version: '2.0.0',
    chainId: toHex(Number(network.id)),
    from: address,
    calls: list,
    atomicRequired,
    ...(capabilities && { capabilities }),
  }
  const answer = await request('wallet_sendCalls', [parameters])
  // Version 1 of the standard answered with the id alone.
  const id = isRecord(answer) ? answer.id : answer
  if (typeof id === 'string' && id && id.length <= idLengthMax) return id
  throw new FoyerError('capabilities_invalid')
}
