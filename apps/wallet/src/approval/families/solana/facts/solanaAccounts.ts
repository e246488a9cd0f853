import { getAddressDecoder } from '@solana/kit'
import * as v from 'valibot'
import type { HolderFacts } from '../../../facts/Facts.js'

/** An account as a Solana node tells it, its data in base64. */
export const SolanaAccountInfo = v.nullable(
  v.object({
    lamports: v.pipe(v.number(), v.minValue(0)),
    owner: v.string(),
    data: v.tuple([v.string(), v.literal('base64')]),
  }),
)
export const SolanaAccounts = v.object({ value: v.array(SolanaAccountInfo) })
export type SolanaAccountInfo = v.InferOutput<typeof SolanaAccountInfo>

export const systemProgram = '11111111111111111111111111111111'
const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
/** Token-2022: the same accounts and mints, with more behind them. */
export const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** What stands in an account without anything behind it. A mint is shorter. */
const holderLength = 165

export type TokenHolder = HolderFacts & {
  readonly amount: bigint
  /** The delegate of the account and the amount that it may spend. */
  readonly delegate: { readonly address: string; readonly amount: bigint } | undefined
  /** Another address that may close the account. */
  readonly closer: string | undefined
}

/** What an account holds of which token, and for whom; `undefined` when it holds none. */
export function readHolder(account: SolanaAccountInfo | undefined): TokenHolder | undefined {
  if (!account || !isOfTokens(account)) return undefined
  const data = bytesOf(account.data[0])
  // Mints with something behind them are longer; the byte after the first part says which it is.
  if (data.length < holderLength || (data.length > holderLength && data[holderLength] !== 2))
    return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const address = (at: number): string => getAddressDecoder().decode(data, at)
  const optional = (at: number) => (view.getUint32(at, true) === 1 ? address(at + 4) : undefined)
  const delegate = optional(72)
  return {
    ...{ token: address(0), owner: address(32), amount: view.getBigUint64(64, true) },
    delegate:
      delegate === undefined
        ? undefined
        : { address: delegate, amount: view.getBigUint64(121, true) },
    closer: optional(129),
  }
}

/** What an account of a nonce holds: a version, that it is one, whose it is, the nonce, and a fee. */
const nonceLength = 80

/** The nonce that an account holds; `undefined` when it holds none. */
export function nonceOf(account: SolanaAccountInfo | undefined): string | undefined {
  if (account?.owner !== systemProgram) return undefined
  const data = bytesOf(account.data[0])
  if (data.length !== nonceLength || data[4] !== 1) return undefined
  return getAddressDecoder().decode(data, 40)
}

function isOfTokens({ owner }: NonNullable<SolanaAccountInfo>): boolean {
  return owner === tokenProgram || owner === token2022Program
}

/** Bytes of base64; none of what is not. */
export function bytesOf(text: string | undefined): Uint8Array {
  try {
    return Uint8Array.from(atob(text ?? ''), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
