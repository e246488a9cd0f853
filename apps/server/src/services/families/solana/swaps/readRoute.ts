import { Buffer } from 'node:buffer'
import type { JupiterInstruction } from './jupiter.js'

/** What an instruction of Jupiter's program swaps, with its accounts by what they are. */
export type Route = {
  readonly authority: string
  readonly source: string
  readonly destination: string
  readonly fromMint: string
  readonly toMint: string
  readonly fromProgram: string
  readonly toProgram: string
  /** Another account that receives; the program itself where there is none. */
  readonly receiver: string | undefined
  /** Gets the fee, where one is taken. */
  readonly feeAccount: string | undefined
  readonly amount: bigint
  readonly quoted: bigint
  /** How much less than `quoted` may arrive, in hundredths of a per cent. */
  readonly slippageBps: number
  readonly feeBps: number
  /** What is taken of that which arrives beyond `quoted`. */
  readonly surplusBps: number
}

/** Where routes have their amounts and accounts, by the number that their data begin with: those of an exact amount, in their second version, whose terms have a fixed place. */
const layouts = new Map([
  [
    // route_v2
    'bb64facc31c4af14',
    {
      ...{ terms: 8, authority: 0, source: 1, destination: 2, fromMint: 3, toMint: 4 },
      ...{ fromProgram: 5, toProgram: 6, receiver: 7, fee: 10 },
    },
  ],
  [
    // shared_accounts_route_v2
    'd19853937cfed8e9',
    {
      ...{ terms: 9, authority: 1, source: 2, destination: 5, fromMint: 6, toMint: 7 },
      ...{ fromProgram: 8, toProgram: 9, receiver: undefined, fee: 12 },
    },
  ],
])
const termsLength = 22

/** `undefined` for any other instruction. */
export function readRoute({ accounts, data }: JupiterInstruction): Route | undefined {
  const bytes = Buffer.from(data, 'base64')
  const layout = layouts.get(bytes.subarray(0, 8).toString('hex'))
  if (!layout || bytes.length < layout.terms + termsLength) return undefined
  const { terms, receiver, fee, ...places } = layout
  const at = (place: number) => accounts[place]?.pubkey ?? ''
  const feeBps = bytes.readUInt16LE(terms + 18)
  return {
    authority: at(places.authority),
    source: at(places.source),
    destination: at(places.destination),
    fromMint: at(places.fromMint),
    toMint: at(places.toMint),
    fromProgram: at(places.fromProgram),
    toProgram: at(places.toProgram),
    receiver: receiver === undefined ? undefined : at(receiver),
    feeAccount: feeBps > 0 ? at(fee) : undefined,
    amount: bytes.readBigUInt64LE(terms),
    quoted: bytes.readBigUInt64LE(terms + 8),
    slippageBps: bytes.readUInt16LE(terms + 16),
    feeBps,
    surplusBps: bytes.readUInt16LE(terms + 20),
  }
}
