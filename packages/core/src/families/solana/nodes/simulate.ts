import type { CaipNetworkId } from '@foyer/protocol'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import type { Rpc } from '../../../FamilyFeatures.js'
import { describeFailure } from './describeFailure.js'
import { Lamports } from './Lamports.js'
import { Logs } from './Logs.js'

const Answer = v.object({
  value: v.object({ err: v.unknown(), logs: Logs, unitsConsumed: v.nullish(Lamports) }),
})

/** How a transaction would end; nothing is known where the node does not simulate. */
export type Simulation = {
  /** What it takes of computing. */
  readonly units?: bigint | undefined
  /** Why it would fail. */
  readonly failure?: string | undefined
}

/** Has a node carry out a transaction without its signatures, and without any effect. Never rejects. */
export async function simulate(rpc: Rpc, id: CaipNetworkId, wire: Uint8Array): Promise<Simulation> {
  const options = {
    ...{ encoding: 'base64', commitment: 'confirmed' },
    ...{ sigVerify: false, replaceRecentBlockhash: true },
  }
  const call = { method: 'simulateTransaction', params: [base64.encode(wire), options] }
  const read = v.safeParse(Answer, await rpc(id, call).catch(() => undefined))
  if (!read.success) return {}
  const { err, logs, unitsConsumed } = read.output.value
  if (err !== null && err !== undefined) return { failure: describeFailure(err, logs) }
  return { units: unitsConsumed ?? undefined }
}
