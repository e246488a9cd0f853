import { isHex } from 'viem'
import type { TokenFacts } from '../../../facts/Facts.js'
import { label } from '../../../text/label.js'
import { argument, textOf, wordOf } from './evm.js'

/** Reads the chain: the answer to a call of a contract. */
export type CallContract = (to: string, data: string) => Promise<unknown>

const erc721 = '0x01ffc9a780ac58cd00000000000000000000000000000000000000000000000000000000'
const erc1155 = '0x01ffc9a7d9b67a2600000000000000000000000000000000000000000000000000000000'

/** Asks a contract what token it is. Its words are its own: cleaned, and never taken for more. Rejects when the network is not there. */
export async function tokenFacts(
  token: string,
  account: string,
  call: CallContract,
): Promise<TokenFacts> {
  const readWord = (data: string) => call(token, data).catch(() => undefined)
  const [symbol, decimals, supply, balance, is721, is1155] = await Promise.all([
    readWord('0x95d89b41'),
    readWord('0x313ce567'),
    readWord('0x18160ddd'),
    readWord(`0x70a08231${argument(account)}`),
    readWord(erc721),
    readWord(erc1155),
  ])
  const places = wordOf(decimals)
  const isPieces = wordOf(is721) === 1n || wordOf(is1155) === 1n
  const isFungible = places !== undefined && places <= 255n && isHex(supply)
  return {
    kind: isPieces ? 'pieces' : isFungible ? 'fungible' : 'none',
    symbol: label(textOf(symbol), 20),
    decimals: isFungible && !isPieces ? Number(places) : 0,
    supply: wordOf(supply),
    balance: wordOf(balance),
  }
}
