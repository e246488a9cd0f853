import { getAddressDecoder } from '@solana/kit'
import type { Instruction } from './Instruction.js'
import type { SolanaStep } from './SolanaStep.js'

/** Reads an instruction of the system program, by its first four bytes; `undefined` when it is another or cut off. */
export function readSolanaSystem({ data, account }: Instruction): SolanaStep | undefined {
  if (data.length < 4) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const address = (at: number): string => getAddressDecoder().decode(data, at)
  switch (`${view.getUint32(0, true)}:${data.length}`) {
    case '0:52':
      return {
        ...{ is: 'create', from: account(0), account: account(1), program: address(20) },
        amount: view.getBigUint64(4, true),
      }
    case '1:36':
      return { is: 'giveAway', account: account(0), what: 'account', to: address(4) }
    case '2:12':
      return { is: 'pay', from: account(0), to: account(1), amount: view.getBigUint64(4, true) }
    case '4:4':
      return { is: 'nonce', account: account(0) }
    default:
      return undefined
  }
}
