import { parseSiwxMessage, type SiwxSession } from '@foyer/protocol/siwx'
import type { OneClickSigned } from './OneClick.js'

/** What a wallet signed while it connected, as a store takes it; `undefined` for a text that is none. A text of Solana may not tell its network. */
export function toSession({
  chainId,
  message,
  signature,
}: OneClickSigned): SiwxSession | undefined {
  const parsed = parseSiwxMessage(message)
  if ('fault' in parsed) return undefined
  const { address: accountAddress, ...fields } = parsed.message
  return { data: { ...fields, accountAddress, chainId }, message, signature }
}
