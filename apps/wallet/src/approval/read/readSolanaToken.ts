import type { Instruction } from './Instruction.js'
import type { SolanaStep } from './SolanaStep.js'

/** Reads an instruction of the token programs, by its first byte; `undefined` when it is another or cut off. */
export function readSolanaToken({ data, account }: Instruction): SolanaStep | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const amount = () => view.getBigUint64(1, true)
  const plain = { token: undefined, decimals: undefined }
  switch (`${data[0]}:${data.length}`) {
    case '3:9':
      return { is: 'send', from: account(0), to: account(1), amount: amount(), ...plain }
    case '12:10':
      return {
        ...{ is: 'send', from: account(0), token: account(1), to: account(2) },
        ...{ amount: amount(), decimals: view.getUint8(9) },
      }
    // Token-2022, with its fee.
    case '26:19':
      if (data[1] !== 1) return undefined
      return {
        ...{ is: 'send', from: account(0), token: account(1), to: account(2) },
        ...{ amount: view.getBigUint64(2, true), decimals: view.getUint8(10) },
      }
    case '4:9':
      return { is: 'allow', account: account(0), spender: account(1), amount: amount(), ...plain }
    case '13:10':
      return {
        ...{ is: 'allow', account: account(0), token: account(1), spender: account(2) },
        ...{ amount: amount(), decimals: view.getUint8(9) },
      }
    case '8:9':
    case '15:10':
      return { is: 'burn', account: account(0), amount: amount() }
    case '9:1':
      return { is: 'close', account: account(0), to: account(1) }
    // Taking an allowance back, and counting wrapped coin.
    case '5:1':
    case '17:1':
      return { is: 'upkeep' }
    default:
      return data[0] === 6 ? { is: 'giveAway', account: account(0), to: undefined } : undefined
  }
}
