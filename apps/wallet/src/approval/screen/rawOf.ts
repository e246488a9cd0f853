import { bytesToHex } from 'viem'
import type { Action } from '../../actions/Action.js'
import { kindOf } from '../families/kindOf.js'

/** All that an action holds, as text: bytes in hex, amounts in their smallest unit. */
export function rawOf(action: Action): string {
  const { id, origin, network, account, kind, ...rest } = action
  const { raw = () => rest } = kindOf(action)
  const said = raw(action)
  return typeof said === 'string' ? said : write(said)
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
