import { bytesToHex } from 'viem'
import type { Action } from '../../actions/Action.js'

/** All that an action holds, as text: bytes in hex, amounts in their smallest unit. */
export function rawOf(action: Action): string {
  if (action.kind === 'message' || action.kind === 'solanaMessage') return bytesToHex(action.bytes)
  if (action.kind === 'typedData') return write(action.typedData)
  if (action.kind === 'solanaTransactions')
    return action.transactions.map((one) => bytesToHex(one)).join('\n\n')
  const { id, origin, network, account, kind, ...rest } = action
  return write(rest)
}

function write(value: unknown): string {
  return JSON.stringify(
    value,
    (_, one: unknown) => {
      if (typeof one === 'bigint') return String(one)
      return one instanceof Uint8Array ? bytesToHex(one) : one
    },
    2,
  )
}
