import type { Instruction } from '../wire/Instruction.js'
import { toInteger } from '../wire/numbers.js'

/** What an instruction of Jupiter says that it swaps. Addresses in base58. */
export type RouteTerms = {
  readonly amount: bigint
  /** It fails where less arrives. */
  readonly minReceived: bigint
  readonly platformFeeBps: bigint
  /** What is kept of what arrives beyond the quote. */
  readonly surplusBps: bigint
  readonly authority: string
  readonly source: string
  readonly receiver: string
  readonly fromMint: string
  readonly toMint: string
  readonly fromProgram: string
  readonly toProgram: string
}

type Place = Exclude<keyof RouteTerms, 'amount' | 'minReceived' | 'platformFeeBps' | 'surplusBps'>
type Layout = {
  readonly amountAt: number
  readonly places: Readonly<Record<Place, number>>
  /** Another receiver may stand here; the program itself stands for none. */
  readonly otherReceiver?: number
  readonly program: number
}

/**
 * The instructions whose numbers stand at fixed places before the route, by the first eight bytes. Those of before have them behind the route, and take what follows them: they would say one thing to a
 * reader from the end, and another to the program.
 */
const layouts: Readonly<Record<string, Layout>> = {
  // route_v2
  bb64facc31c4af14: {
    ...{ amountAt: 8, otherReceiver: 7, program: 9 },
    places: {
      ...{ authority: 0, source: 1, receiver: 2, fromMint: 3, toMint: 4 },
      ...{ fromProgram: 5, toProgram: 6 },
    },
  },
  // shared_accounts_route_v2
  d19853937cfed8e9: {
    ...{ amountAt: 9, program: 11 },
    places: {
      ...{ authority: 1, source: 2, receiver: 5, fromMint: 6, toMint: 7 },
      ...{ fromProgram: 8, toProgram: 9 },
    },
  },
}
const wholeBps = 10_000n
/** The shortest route: how many steps it has. */
const restLength = 4

/** Reads an instruction of Jupiter's program; `undefined` for what is no swap of an exact amount, or says less than all of it. */
export function readRoute({ program, accounts, data }: Instruction): RouteTerms | undefined {
  const layout = layouts[[...data.subarray(0, 8)].map(toHex).join('')]
  if (!layout) return undefined
  const { amountAt, places, otherReceiver } = layout
  const numbers = {
    ...{ quoted: amountAt + 8, slippage: amountAt + 16 },
    ...{ fee: amountAt + 18, surplus: amountAt + 20 },
  } as const
  const addressAt = (place: number) => accounts[place]?.address ?? ''
  if (data.length < amountAt + 22 + restLength) return undefined
  if (addressAt(layout.program) !== program) return undefined
  const slippageBps = toInteger(data, numbers.slippage, 2)
  if (slippageBps > wholeBps) return undefined
  const other = otherReceiver === undefined ? program : addressAt(otherReceiver)
  const named = Object.fromEntries(
    Object.entries(places).map(([name, place]) => [name, addressAt(place)]),
  ) as Record<Place, string>
  return {
    ...named,
    ...(other !== program && { receiver: other }),
    amount: toInteger(data, amountAt, 8),
    minReceived: (toInteger(data, numbers.quoted, 8) * (wholeBps - slippageBps)) / wholeBps,
    platformFeeBps: toInteger(data, numbers.fee, 2),
    surplusBps: toInteger(data, numbers.surplus, 2),
  }
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
