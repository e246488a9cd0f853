import { FoyerError } from '@foyer/protocol'
import type { Request } from '../../../FamilyFeatures.js'
import type { Eip155CallsStatus } from '../types.js'
import { isRecord } from './isRecord.js'
import { readHash } from './readHash.js'

const receiptsMax = 1000

/** What became of a bundle of calls (EIP-5792, `wallet_getCallsStatus`). */
export async function getCallsStatus(
  request: Request,
  { id }: { id: string },
): Promise<Eip155CallsStatus> {
  const answer = await request('wallet_getCallsStatus', [id])
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
