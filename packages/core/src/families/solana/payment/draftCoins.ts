import { programs } from '../programs.js'
import { toBytes } from '../wire/numbers.js'
import type { Draft, DraftParameters } from './Draft.js'
import { memoOf } from './memoOf.js'

/** The system program's number for a transfer. */
const transfer = 2n

/** A payment of SOL. */
export function draftCoins({ payer, to, value, memo }: DraftParameters): Draft {
  const pay = {
    program: programs.system,
    accounts: [
      { address: payer, signer: true, writable: true },
      { address: to, writable: true },
    ],
    data: Uint8Array.from([...toBytes(transfer, 4), ...toBytes(value, 8)]),
  } as const
  return { instructions: [...memoOf(memo), pay], rent: 0n, receives: value }
}
