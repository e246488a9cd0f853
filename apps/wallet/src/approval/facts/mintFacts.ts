import { truncateAddress } from '@foyer/protocol'
import * as v from 'valibot'
import type { TokenFacts } from './Facts.js'
import type { AskNetwork } from './simulateCalls.js'
import { bytesOf, type SolanaAccount, SolanaAccounts, token2022Program } from './solanaAccounts.js'

const mintsMax = 16
/** Where a mint says its decimals. */
const decimalsAt = 44
/** Where Token-2022 says what kind of account it is, with more behind it. */
const kindAt = 165
const mintKind = 1
/** The extension that keeps a part of each transfer, and its parts: the fee of past epochs, and of those to come. */
const feeConfig = { kind: 1, length: 108, fees: [72, 90] } as const

/** Reads how many decimals Solana tokens have. Their names stand elsewhere, where anybody can write: the address is their name here. */
export async function mintFacts(
  mints: readonly string[],
  ask: AskNetwork,
): Promise<Readonly<Record<string, TokenFacts>>> {
  const asked = [...new Set(mints)].slice(0, mintsMax)
  const answer = await ask('getMultipleAccounts', [asked, { encoding: 'base64' }])
  const { value } = v.parse(SolanaAccounts, answer)
  return Object.fromEntries(
    asked.flatMap((mint, index) => {
      const data = bytesOf(value[index]?.data[0])
      const decimals = data[decimalsAt]
      if (decimals === undefined) return []
      const facts: TokenFacts = {
        ...{ kind: 'fungible', symbol: truncateAddress(mint), decimals },
        ...{ supply: undefined, balance: undefined, keeps: keptOf(value[index], data) },
      }
      return [[mint, facts] as const]
    }),
  )
}

/** What a mint of Token-2022 keeps of a transfer: the higher of its two fees, as the epoch may change in between. */
function keptOf(account: SolanaAccount | undefined, data: Uint8Array): TokenFacts['keeps'] {
  if (account?.owner !== token2022Program || data[kindAt] !== mintKind) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = kindAt + 1; at + 4 <= data.length; at += 4 + view.getUint16(at + 2, true)) {
    const start = at + 4
    if (view.getUint16(at, true) !== feeConfig.kind || start + feeConfig.length > data.length)
      continue
    const fees = feeConfig.fees.map((from) => ({
      most: view.getBigUint64(start + from + 8, true),
      basisPoints: view.getUint16(start + from + 16, true),
    }))
    const most = fees.reduce((high, fee) => (fee.most > high ? fee.most : high), 0n)
    const basisPoints = Math.max(...fees.map((fee) => fee.basisPoints))
    return basisPoints > 0 && most > 0n ? { basisPoints, most } : undefined
  }
  return undefined
}
