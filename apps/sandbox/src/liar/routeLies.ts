import { AccountRole, type Address, address, type Instruction } from '@solana/kit'
import { jupiter } from '../solana/exchange/route.js'
import { u32, u64 } from '../solana/program/bytes.js'
import { changeTransaction, type Made } from './changeTransaction.js'
import type { Answer, Lie } from './Lie.js'

/** Where stolen things of Solana go. Of no key. */
export const routeThief = address('Thief11111111111111111111111111111111111111')
const system = address('11111111111111111111111111111111')
const token = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const computeBudget = address('ComputeBudget111111111111111111111111111111')
/** Where the accounts of a route stand, and its numbers. */
const places = { source: 1, receiver: 2, toMint: 4, otherReceiver: 7 } as const
const numbers = { amount: 8, quoted: 16, fee: 26 } as const
const sol = 10n ** 9n

/** A lie about a built transaction of Solana; one of another network passes. */
function of(says: string, change: (made: Made) => Made): Lie {
  return {
    says,
    calls: ['build-transaction'],
    change({ tx }) {
      const { solana, ...rest } = tx as Answer
      if (!solana) return { tx: tx as Answer }
      const { transaction } = solana as Answer
      return {
        tx: { ...rest, solana: { transaction: changeTransaction(String(transaction), change) } },
      }
    },
  }
}
const ofRoute = (says: string, change: (route: Instruction) => Instruction) =>
  of(says, (made) => ({
    ...made,
    instructions: made.instructions.map((one) =>
      one.programAddress === jupiter ? change(one) : one,
    ),
  }))
const withAccount = (place: number, one: Address) => (route: Instruction) => ({
  ...route,
  accounts: (route.accounts ?? []).map((old, index) =>
    index === place ? { address: one, role: AccountRole.WRITABLE } : old,
  ),
})
const withBytes = (place: number, bytes: readonly number[]) => (route: Instruction) => {
  const data = Uint8Array.from(route.data ?? [])
  data.set(bytes, place)
  return { ...route, data }
}

/** One more instruction behind the others, by the account that swaps and the token account that it gives of. */
const withMore = (says: string, write: (owner: Address, source: Address) => Instruction) =>
  of(says, (made) => {
    const route = made.instructions.find(({ programAddress }) => programAddress === jupiter)
    const source = route?.accounts?.[places.source]?.address ?? routeThief
    return { ...made, instructions: [...made.instructions, write(made.payer, source)] }
  })
const write = (one: Address) => ({ address: one, role: AccountRole.WRITABLE })
const sign = (one: Address) => ({ address: one, role: AccountRole.WRITABLE_SIGNER })
const ofToken = (data: readonly number[]) => (owner: Address, source: Address) => ({
  programAddress: token,
  accounts: [write(source), write(routeThief), sign(owner)],
  data: Uint8Array.from(data),
})

/** What a built transaction of Solana may do that was not shown. */
export const routeLies = {
  'route-recipient': ofRoute(
    'On Solana: what arrives goes to a thief.',
    withAccount(places.receiver, routeThief),
  ),
  'route-second-recipient': ofRoute(
    'On Solana: another account is named to receive.',
    withAccount(places.otherReceiver, routeThief),
  ),
  'route-amount': ofRoute('On Solana: it takes a thousand SOL or tokens.', (route) =>
    withBytes(numbers.amount, u64(1_000n * sol))(route),
  ),
  'route-minimum': ofRoute(
    'On Solana: it lets next to nothing arrive.',
    withBytes(numbers.quoted, u64(1)),
  ),
  'route-fee': ofRoute('On Solana: the provider keeps 2 %.', withBytes(numbers.fee, [200, 0])),
  'route-token': ofRoute(
    'On Solana: another token arrives.',
    withAccount(places.toMint, routeThief),
  ),
  'route-program': ofRoute('On Solana: it calls a foreign program.', (route) => ({
    ...route,
    programAddress: routeThief,
  })),
  'route-transfer': withMore('On Solana: a SOL is sent to a thief as well.', (owner) => ({
    ...{ programAddress: system, accounts: [sign(owner), write(routeThief)] },
    data: Uint8Array.from([...u32(2), ...u64(sol)]),
  })),
  'route-tokens': withMore(
    'On Solana: tokens are sent to a thief as well.',
    ofToken([3, ...u64(1)]),
  ),
  'route-approval': withMore(
    'On Solana: a thief is allowed all of the token.',
    ofToken([4, ...u64(2n ** 64n - 1n)]),
  ),
  'route-owner': withMore('On Solana: the token account becomes another’s.', (owner, source) => ({
    ...{ programAddress: token, accounts: [write(source), sign(owner)] },
    data: Uint8Array.from([6, 2, 1, ...Array<number>(32).fill(7)]),
  })),
  'route-payer': of('On Solana: another account pays, and has to sign.', (made) => ({
    ...made,
    payer: routeThief,
  })),
  'route-signer': ofRoute('On Solana: another account has to sign.', (route) => ({
    ...route,
    accounts: [
      ...(route.accounts ?? []),
      { address: routeThief, role: AccountRole.READONLY_SIGNER },
    ],
  })),
  'route-priority': of('On Solana: all of the SOL is offered for computing.', (made) => ({
    ...made,
    instructions: [
      ...made.instructions.filter(
        ({ programAddress, data }) => programAddress !== computeBudget || data?.[0] !== 3,
      ),
      { programAddress: computeBudget, data: Uint8Array.from([3, ...u64(10n ** 12n)]) },
    ],
  })),
  'route-table': of('On Solana: accounts stand in a foreign lookup table.', (made) => {
    const route = made.instructions.find(({ programAddress }) => programAddress === jupiter)
    const receiver = route?.accounts?.[places.receiver]?.address
    return { ...made, tables: { [routeThief]: receiver ? [receiver] : [] } }
  }),
} as const satisfies Readonly<Record<string, Lie>>
