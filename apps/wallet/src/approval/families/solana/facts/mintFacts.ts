import { truncateAddress } from '@foyer/protocol'
import { getAddressDecoder } from '@solana/kit'
import * as v from 'valibot'
import type { TokenFacts } from '../../../facts/Facts.js'
import type { RequestFn } from '../../../facts/Sources.js'
import {
  bytesOf,
  type SolanaAccountInfo,
  SolanaAccounts,
  token2022Program,
} from './solanaAccounts.js'

/** A node tells of so many accounts at once. */
const mintsMax = 100
/** Where a mint says its decimals. */
const decimalsAt = 44
/** Where Token-2022 says what kind of account it is, with more behind it. */
const kindAt = 165
const mintKind = 1
/** The extension that keeps a part of each transfer, and its parts: the fee of past epochs, and of those to come. */
const feeConfig = { kind: 1, length: 108, fees: [72, 90] } as const
/**
 * The authority that may take the token from any holder; and the program that takes part in transfers, behind the authority that may change
 * it.
 */
const taker = { kind: 12, at: 0 } as const
const hook = { kind: 14, at: 32 } as const
const noAuthority = '11111111111111111111111111111111'

/** Reads the decimals of Solana tokens. Their names are stored where any account can write: so the address stands as the name here. */
export async function mintFacts(
  mints: readonly string[],
  request: RequestFn,
): Promise<Readonly<Record<string, TokenFacts>>> {
  const requested = [...new Set(mints)].slice(0, mintsMax)
  const answer = await request('getMultipleAccounts', [requested, { encoding: 'base64' }])
  const { value } = v.parse(SolanaAccounts, answer)
  return Object.fromEntries(
    requested.flatMap((mint, index) => {
      const data = bytesOf(value[index]?.data[0])
      const decimals = data[decimalsAt]
      if (decimals === undefined) return []
      const facts: TokenFacts = {
        ...{ kind: 'fungible', symbol: truncateAddress(mint), decimals },
        ...{ supply: undefined, balance: undefined },
        ...rulesOf(extensionsOf(value[index], data)),
      }
      return [[mint, facts] as const]
    }),
  )
}

type Extensions = ReadonlyMap<number, DataView>

/** What stands behind a mint of Token-2022, by its kind. */
function extensionsOf(account: SolanaAccountInfo | undefined, data: Uint8Array): Extensions {
  const found = new Map<number, DataView>()
  if (account?.owner !== token2022Program || data[kindAt] !== mintKind) return found
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = kindAt + 1; at + 4 <= data.length; at += 4 + view.getUint16(at + 2, true)) {
    const length = view.getUint16(at + 2, true)
    if (at + 4 + length > data.length) break
    found.set(view.getUint16(at, true), new DataView(data.buffer, data.byteOffset + at + 4, length))
  }
  return found
}

function rulesOf(extensions: Extensions): Pick<TokenFacts, 'keeps' | 'taker' | 'hook'> {
  const partyOf = ({ kind, at }: { readonly kind: number; readonly at: number }) => {
    const view = extensions.get(kind)
    if (!view || view.byteLength < at + 32) return undefined
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at, 32)
    const address: string = getAddressDecoder().decode(bytes)
    return address === noAuthority ? undefined : address
  }
  return {
    keeps: keptOf(extensions.get(feeConfig.kind)),
    taker: partyOf(taker),
    hook: partyOf(hook),
  }
}

/** What a mint keeps of a transfer: the higher of its two fees, as the epoch may change in between. */
function keptOf(view: DataView | undefined): TokenFacts['keeps'] {
  if (!view || view.byteLength < feeConfig.length) return undefined
  const fees = feeConfig.fees.map((from) => ({
    most: view.getBigUint64(from + 8, true),
    basisPoints: view.getUint16(from + 16, true),
  }))
  const most = fees.reduce((high, fee) => (fee.most > high ? fee.most : high), 0n)
  const basisPoints = Math.max(...fees.map((fee) => fee.basisPoints))
  return basisPoints > 0 && most > 0n ? { basisPoints, most } : undefined
}
