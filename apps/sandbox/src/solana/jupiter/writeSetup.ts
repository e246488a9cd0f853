import { AccountRole, type Address, address, type Instruction } from '@solana/kit'
import { wrappedSol } from '../exchange/furnishExchange.js'
import { type ExchangeToken, tokenAccountOf } from '../exchange/route.js'
import { u32, u64 } from '../program/bytes.js'

const system = address('11111111111111111111111111111111')
const associated = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
/** The numbers of instructions: of the program of token accounts, of System, and of the token programs. */
const [createIdempotent, transfer, syncNative, closeAccount] = [1, 2, 17, 9]

const read = (one: Address) => ({ address: one, role: AccountRole.READONLY })
const change = (one: Address) => ({ address: one, role: AccountRole.WRITABLE })
const sign = (one: Address) => ({ address: one, role: AccountRole.WRITABLE_SIGNER })

/** What stands before and behind a route: token accounts that may be missing, and the coin into its token or out of it. */
export async function writeSetup({ account, from, to, amount, isWrapping }: writeSetup.Parameters) {
  const isOf = ({ mint }: ExchangeToken) => isWrapping && mint === wrappedSol
  const wrapped = [from, to].find(isOf)
  const made = isOf(from) ? [from, to] : [to]
  const setup = await Promise.all(made.map((token) => writeCreate(account, token)))
  if (!wrapped) return { setup, cleanup: undefined }
  const own = await tokenAccountOf(account, wrapped)
  const cleanup: Instruction = {
    programAddress: wrapped.program,
    accounts: [change(own), change(account), sign(account)],
    data: Uint8Array.of(closeAccount),
  }
  if (!isOf(from)) return { setup, cleanup }
  const fill: readonly Instruction[] = [
    {
      ...{ programAddress: system, accounts: [sign(account), change(own)] },
      data: Uint8Array.from([...u32(transfer), ...u64(amount)]),
    },
    {
      ...{ programAddress: from.program, accounts: [change(own)] },
      data: Uint8Array.of(syncNative),
    },
  ]
  return { setup: [...setup, ...fill], cleanup }
}

export declare namespace writeSetup {
  type Parameters = {
    readonly account: Address
    readonly from: ExchangeToken
    readonly to: ExchangeToken
    readonly amount: bigint
    /** Whether the coin itself is given or received. */
    readonly isWrapping: boolean
  }
}

async function writeCreate(account: Address, token: ExchangeToken): Promise<Instruction> {
  const own = await tokenAccountOf(account, token)
  return {
    programAddress: associated,
    accounts: [
      ...[sign(account), change(own), read(account), read(token.mint), read(system)],
      read(token.program),
    ],
    data: Uint8Array.of(createIdempotent),
  }
}
