import { ed25519ByHand } from '@foyer/protocol/relay'
import type { SendFeatures, SendWarning } from '../../../SendFeatures.js'
import { readKey } from '../wire/readKey.js'

/** An address of Solana. One that is no point of the curve has no key: a program has to sign for what it gets. */
export const readWallet: SendFeatures['readAddress'] = (text) => {
  const key = readKey(text)
  if (!key) return undefined
  const hasKey = ed25519ByHand.isPoint(key)
  const warnings: SendWarning[] = hasKey ? [] : [{ code: 'no_wallet_key', mustConfirm: true }]
  return { address: text, warnings }
}
