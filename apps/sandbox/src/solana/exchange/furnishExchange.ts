import { createHash } from 'node:crypto'
import { type Address, address, getAddressEncoder, getBase58Decoder } from '@solana/kit'
import type { SolanaToken } from '../../chain/world.js'
import { u32, u64 } from '../program/bytes.js'
import type { LocalSolana } from '../startSolana.js'
import { createExchange } from './createExchange.js'
import { tokenAccountOf } from './route.js'

const program = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
/** The token that stands for the coin. */
export const wrappedSol = address('So11111111111111111111111111111111111111112')
const rent = 2_039_280n
/** The same at every start. */
const mintOf = (symbol: string): Address =>
  address(getBase58Decoder().decode(createHash('sha256').update(`the mint of ${symbol}`).digest()))

const dollar = { address: mintOf('MUSD'), name: 'Market Dollar', symbol: 'MUSD', decimals: 6 }
const harvest = { address: mintOf('HRV'), name: 'Harvest', symbol: 'HRV', decimals: 9 }
const tokens: readonly SolanaToken[] = [dollar, harvest]

/** A SOL is 150 Market Dollars, and a harvest half of one: units of the one for units of the other. */
const prices = [
  [wrappedSol, dollar.address, 3n, 20n],
  [wrappedSol, harvest.address, 300n, 1n],
  [dollar.address, harvest.address, 2_000n, 1n],
] as const
/** What the exchange has of each, in units: ten thousand SOL, and millions of the others. */
const stock = [
  [wrappedSol, 10n ** 13n],
  [dollar.address, 2n * 10n ** 12n],
  [harvest.address, 4n * 10n ** 15n],
] as const

/** Puts two tokens and an exchange for them on a local network, at Jupiter's address. Its prices stay as they are, however much is swapped. Gives the tokens. */
export async function furnishExchange(solana: LocalSolana): Promise<readonly SolanaToken[]> {
  const { put } = solana
  const keyOf = (one: Address) => [...getAddressEncoder().encode(one)]
  const none = [...u32(0), ...Array<number>(32).fill(0)]
  for (const { address: mint, decimals } of [dollar, harvest]) {
    const data = [...none, ...u64(10n ** 16n), decimals, 1, ...none]
    put(mint, { program, data: Uint8Array.from(data) })
  }
  const { authority, setPrice } = await createExchange(solana)
  for (const [mint, amount] of stock) {
    const isCoin = mint === wrappedSol
    const native = isCoin ? [...u32(1), ...u64(rent)] : [...u32(0), ...u64(0)]
    const data = [
      ...[...keyOf(mint), ...keyOf(authority), ...u64(amount), ...none, 1],
      ...[...native, ...u64(0), ...none],
    ]
    const lamports = isCoin ? amount + rent : rent
    const account = await tokenAccountOf(authority, { mint, program })
    put(account, { program, data: Uint8Array.from(data), lamports })
  }
  for (const [one, other, pays, takes] of prices) {
    await setPrice(one, other, { pays, takes })
    await setPrice(other, one, { pays: takes, takes: pays })
  }
  return tokens
}
