import { truncateAddress } from '@foyer/protocol'
import * as v from 'valibot'
import type { TokenFacts } from './Facts.js'
import type { AskNetwork } from './simulateCalls.js'

/** An account as a Solana node tells it, its data in base64. */
export const SolanaAccount = v.nullable(
  v.object({
    lamports: v.pipe(v.number(), v.minValue(0)),
    owner: v.string(),
    data: v.tuple([v.string(), v.literal('base64')]),
  }),
)
const Answer = v.object({ value: v.array(SolanaAccount) })

const mintsMax = 16
/** Where a mint says its decimals. */
const decimalsAt = 44

/** Reads how many decimals Solana tokens have. Their names stand elsewhere, where anybody can write: the address is their name here. */
export async function mintFacts(
  mints: readonly string[],
  ask: AskNetwork,
): Promise<Readonly<Record<string, TokenFacts>>> {
  const asked = [...new Set(mints)].slice(0, mintsMax)
  const answer = await ask('getMultipleAccounts', [asked, { encoding: 'base64' }])
  const { value } = v.parse(Answer, answer)
  return Object.fromEntries(
    asked.flatMap((mint, index) => {
      const decimals = bytesOf(value[index]?.data[0])[decimalsAt]
      if (decimals === undefined) return []
      const facts: TokenFacts = {
        ...{ kind: 'fungible', symbol: truncateAddress(mint), decimals },
        ...{ supply: undefined, balance: undefined },
      }
      return [[mint, facts] as const]
    }),
  )
}

/** Bytes of base64; none of what is not. */
export function bytesOf(text: string | undefined): Uint8Array {
  try {
    return Uint8Array.from(atob(text ?? ''), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
