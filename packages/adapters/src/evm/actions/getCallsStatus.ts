import type { Eip155CallsStatus } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { requestProvider } from '../dialect/requestProvider.js'
import { translate } from '../dialect/translate.js'
import { isRecord } from './isRecord.js'
import { readHash } from './readHash.js'
import type { Tools } from './Tools.js'

const receiptsMax = 1000

/** What became of a bundle of calls (EIP-5792, `wallet_getCallsStatus`). */
export async function getCallsStatus(
  { connections }: Tools,
  connectorId: string,
  { id }: { id: string },
): Promise<Eip155CallsStatus> {
  const provider = await connections.providerOf(connectorId)
  const answer = await requestProvider(provider, 'wallet_getCallsStatus', [id]).catch((error) => {
    throw translate(error)
  })
  const status = isRecord(answer) ? readStatus(answer.status) : undefined
  if (!status || !isRecord(answer)) throw new FoyerError('capabilities_invalid')
  const receipts = Array.isArray(answer.receipts) ? answer.receipts.slice(0, receiptsMax) : []
  return { status, hashes: receipts.map((one) => readHash(isRecord(one) && one.transactionHash)) }
}

/** 1xx is on the way, 2xx is done, 4xx to 6xx failed, wholly or in part. Version 1 used words. */
function readStatus(status: unknown): Eip155CallsStatus['status'] | undefined {
  if (status === 'PENDING') return 'pending'
  if (status === 'CONFIRMED') return 'success'
  if (typeof status !== 'number' || !(status >= 100 && status < 700)) return undefined
  if (status < 200) return 'pending'
  return status < 300 ? 'success' : 'failure'
}
