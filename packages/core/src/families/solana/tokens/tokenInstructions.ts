import { programs } from '../programs.js'
import type { AccountRole, Instruction } from '../wire/Instruction.js'
import { toBytes } from '../wire/numbers.js'

/** The numbers of the programs' instructions. */
const createIdempotent = 1
const transferChecked = 12
const transferFee = { extension: 26, transferCheckedWithFee: 1 } as const

/** Makes the receiver's token account where it is missing, at the payer's expense. */
export function createTokenAccount({
  payer,
  owner,
  mint,
  program,
  account,
}: Readonly<Record<'payer' | 'owner' | 'mint' | 'program' | 'account', string>>): Instruction {
  return {
    program: programs.associated,
    accounts: [
      { address: payer, signer: true, writable: true },
      { address: account, writable: true },
      { address: owner },
      { address: mint },
      { address: programs.system },
      { address: program },
    ],
    data: Uint8Array.of(createIdempotent),
  }
}

/**
 * Moves tokens of one mint, which the program compares with the mint and its decimals; with `fee` also what the mint keeps. `hooked` are the accounts
 * that the hook of the mint wants.
 */
export function transferTokens(parameters: transferTokens.Parameters): Instruction {
  const { program, from, mint, to, owner, amount, decimals, fee, hooked } = parameters
  const head =
    fee === undefined
      ? [transferChecked]
      : [transferFee.extension, transferFee.transferCheckedWithFee]
  return {
    program,
    accounts: [
      { address: from, writable: true },
      { address: mint },
      { address: to, writable: true },
      { address: owner, signer: true },
      ...hooked,
    ],
    data: Uint8Array.from([
      ...head,
      ...toBytes(amount, 8),
      decimals,
      ...(fee === undefined ? [] : toBytes(fee, 8)),
    ]),
  }
}

export declare namespace transferTokens {
  type Parameters = Readonly<Record<'program' | 'from' | 'mint' | 'to' | 'owner', string>> & {
    readonly amount: bigint
    readonly decimals: number
    readonly fee: bigint | undefined
    readonly hooked: readonly AccountRole[]
  }
}
