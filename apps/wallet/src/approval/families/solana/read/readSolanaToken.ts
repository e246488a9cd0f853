import { getAddressDecoder } from '@solana/kit'
import type { Instruction } from './Instruction.js'
import type { SolanaStep } from './SolanaStep.js'

const noToken = { token: undefined, decimals: undefined }

/** Reads an instruction of the token programs, by its first byte; `undefined` when it is another or cut off. */
export function readSolanaToken({ data, account }: Instruction): SolanaStep | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const plain = () => ({ amount: view.getBigUint64(1, true), ...noToken })
  const checked = (at: number) => ({
    amount: view.getBigUint64(at, true),
    decimals: view.getUint8(at + 8),
  })
  switch (`${data[0]}:${data.length}`) {
    case '3:9':
      return { is: 'send', from: account(0), to: account(1), by: account(2), ...plain() }
    case '12:10':
      return { is: 'send', ...checkedParties(account), ...checked(1) }
    // Token-2022, with what the token keeps.
    case '26:19':
      if (data[1] !== 1) return undefined
      return {
        ...{ is: 'send', ...checkedParties(account), ...checked(2) },
        fee: view.getBigUint64(11, true),
      }
    case '4:9':
      return { is: 'allow', account: account(0), spender: account(1), ...plain() }
    case '13:10':
      return {
        ...{ is: 'allow', account: account(0), token: account(1), spender: account(2) },
        ...checked(1),
      }
    case '8:9':
      return { is: 'burn', account: account(0), ...plain(), token: account(1) }
    case '15:10':
      return { is: 'burn', account: account(0), token: account(1), ...checked(1) }
    case '9:1':
      return { is: 'close', account: account(0), to: account(1) }
    case '5:1':
      return { is: 'takeBack', account: account(0) }
    // Counting wrapped coin.
    case '17:1':
      return { is: 'upkeep' }
    default:
      return readOwner({ data, account })
  }
}

/** Instructions about whose an account is, or becomes. */
function readOwner({ data, account }: Pick<Instruction, 'data' | 'account'>) {
  const address = (at: number): string => getAddressDecoder().decode(data, at)
  switch (`${data[0]}:${data.length}`) {
    case '1:1':
      return made(account, account(2))
    case '16:33':
    case '18:33':
      return made(account, address(1))
    default:
      return data[0] === 6 && data.length >= 3
        ? ({
            ...{ is: 'giveAway', account: account(0), what: rights[data[1] ?? 255] ?? 'other' },
            to: data[2] === 1 && data.length >= 35 ? address(3) : undefined,
          } as const satisfies SolanaStep)
        : undefined
  }
}

const rights = ['minting', 'freezing', 'account', 'closing'] as const

function made(account: Instruction['account'], owner: string) {
  return {
    ...{ is: 'makeAccount', account: account(0), token: account(1), owner },
  } as const satisfies SolanaStep
}

function checkedParties(account: Instruction['account']) {
  return { from: account(0), token: account(1), to: account(2), by: account(3) }
}
