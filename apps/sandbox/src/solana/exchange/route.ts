import {
  AccountRole,
  type Address,
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  type Instruction,
} from '@solana/kit'
import { u16, u32, u64 } from '../program/bytes.js'
import { authoritySeed } from './exchangeProgram.js'

/** Jupiter's program, at whose address the exchange stands. */
export const jupiter = address('JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4')
const associated = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const discriminator = [0xbb, 0x64, 0xfa, 0xcc, 0x31, 0xc4, 0xaf, 0x14]
const bytes = (one: Address) => getAddressEncoder().encode(one)
const derive = (seeds: readonly (Uint8Array | string | ReturnType<typeof bytes>)[]) =>
  getProgramDerivedAddress({ programAddress: jupiter, seeds: [...seeds] })

/** Which mint, and the token program that keeps it. */
export type ExchangeToken = { readonly mint: Address; readonly program: Address }

/** The address that signs for what the exchange has, and the number by which it was found. */
export const exchangeAuthority = () => derive([authoritySeed])

/** Where the price of one token in another stands. */
export const priceOf = async (from: Address, to: Address): Promise<Address> =>
  (await derive(['price', bytes(from), bytes(to)]))[0]

/** The token account that an owner has by default. */
export async function tokenAccountOf(
  owner: Address,
  { mint, program }: ExchangeToken,
): Promise<Address> {
  const seeds = [bytes(owner), bytes(program), bytes(mint)]
  const [found] = await getProgramDerivedAddress({ programAddress: associated, seeds })
  return found
}

/** The instruction `route_v2`, by Jupiter's own layout: its accounts, and behind them those of the exchange, as of any that a route goes through. */
export async function writeRoute({
  account,
  from,
  to,
  amount,
  quoted,
  slippageBps,
  platformFeeBps = 0,
}: writeRoute.Parameters): Promise<Instruction> {
  const [[authority], [events]] = await Promise.all([
    exchangeAuthority(),
    derive(['__event_authority']),
  ])
  const [source, receiver, vaultSource, vaultTo, price] = await Promise.all([
    tokenAccountOf(account, from),
    tokenAccountOf(account, to),
    tokenAccountOf(authority, from),
    tokenAccountOf(authority, to),
    priceOf(from.mint, to.mint),
  ])
  const read = (one: Address) => ({ address: one, role: AccountRole.READONLY })
  const change = (one: Address) => ({ address: one, role: AccountRole.WRITABLE })
  return {
    programAddress: jupiter,
    accounts: [
      ...[{ address: account, role: AccountRole.READONLY_SIGNER }, change(source)],
      ...[change(receiver), read(from.mint), read(to.mint), read(from.program), read(to.program)],
      // The program itself stands where no other account receives.
      ...[read(jupiter), read(events), read(jupiter)],
      ...[read(authority), change(vaultSource), change(vaultTo), read(price)],
    ],
    data: Uint8Array.from([
      ...[...discriminator, ...u64(amount), ...u64(quoted)],
      ...[...u16(slippageBps), ...u16(platformFeeBps), ...u16(0)],
      // One step, of which the exchange reads nothing.
      ...[...u32(1), 0, ...u16(10_000), 0, 1],
    ]),
  }
}

export declare namespace writeRoute {
  type Parameters = {
    /** Gives and receives, and signs. */
    readonly account: Address
    readonly from: ExchangeToken
    readonly to: ExchangeToken
    readonly amount: bigint
    readonly quoted: bigint
    readonly slippageBps: number
    readonly platformFeeBps?: number | undefined
  }
}

/** What stands in the account of a price: so many units of the one for so many of the other. */
export const priceData = ({ pays, takes }: { pays: bigint; takes: bigint }): Uint8Array =>
  Uint8Array.from([...u64(pays), ...u64(takes)])
