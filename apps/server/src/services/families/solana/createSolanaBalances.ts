import { isAddress, truncateAddress } from '@foyer/protocol'
import * as v from 'valibot'
import type { BalanceProvider, Holding } from '../../balances/Balances.js'
import { nativeToken, type Token } from '../../tokens/Token.js'
import type { FamilyParts } from '../ServedFamily.js'
import { programs } from './programs.js'

/** So many tokens are named at most: any sender may give an account more of them. */
const namedMax = 200

const Units = v.pipe(
  v.string(),
  v.regex(/^\d{1,20}$/),
  v.transform((digits) => BigInt(digits)),
)
/** A number where it holds them, else a `bigint`. */
const Lamports = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.bigint(), v.minValue(0n), v.maxValue(2n ** 64n - 1n)),
])
const Coins = v.object({ value: Lamports })
const Accounts = v.object({ value: v.array(v.unknown()) })
const Account = v.object({
  account: v.object({
    data: v.object({
      parsed: v.object({
        info: v.object({
          mint: v.pipe(
            v.string(),
            v.check((mint) => isAddress('solana', mint)),
          ),
          tokenAmount: v.object({
            amount: Units,
            decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
          }),
        }),
      }),
    }),
  }),
})

/** Reads from a Solana node the coin, and the accounts of both token programs. */
export function createSolanaBalances({ chains, tokens }: FamilyParts): BalanceProvider {
  return {
    candidates: async (network) => tokens.listed(network),
    async read(network, owner) {
      const request = (method: string, ...params: unknown[]) =>
        chains.request(network.id, { method, params })
      const [coins, ...answers] = await Promise.all([
        request('getBalance', owner, { commitment: 'confirmed' }),
        ...[programs.token, programs.token2022].map((programId) =>
          request(
            'getTokenAccountsByOwner',
            owner,
            { programId },
            { encoding: 'jsonParsed', commitment: 'confirmed' },
          ),
        ),
      ])
      const amounts = sum(answers.flatMap((answer) => v.parse(Accounts, answer).value))
      const mints = [...amounts.keys()].slice(0, namedMax)
      const found = await tokens.find(network, mints)
      const known = new Map(found.map((token) => [token.address, token]))
      const held = [...amounts].map(([mint, { amount, decimals }]): Holding => {
        const { name, symbol, logoURI, isListed } = known.get(mint) ?? nameless(mint)
        return { token: { address: mint, name, symbol, decimals, logoURI, isListed }, amount }
      })
      const native = BigInt(v.parse(Coins, coins).value)
      return [{ token: nativeToken(network), amount: native }, ...held]
    },
  }
}

type Amount = { amount: bigint; decimals: number }

/** An owner may have several accounts of one token. What is no account of a token is left out. */
function sum(accounts: readonly unknown[]): Map<string, Amount> {
  const amounts = new Map<string, Amount>()
  for (const one of accounts) {
    const { success, output } = v.safeParse(Account, one)
    if (!success) continue
    const { mint, tokenAmount } = output.account.data.parsed.info
    const { amount, decimals } = tokenAmount
    if (amount > 0n)
      amounts.set(mint, { amount: amount + (amounts.get(mint)?.amount ?? 0n), decimals })
  }
  return amounts
}

/** A token that no list knows, and that says no name itself, goes by its address. */
function nameless(mint: string): Omit<Token, 'address' | 'decimals'> {
  return { name: truncateAddress(mint), symbol: '', isListed: false }
}
