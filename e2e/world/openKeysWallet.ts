import { type KeysHost, startKeys } from 'sandbox/coinbase'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import type { Stage } from './createStage.js'

/** A page that plays keys.coinbase.com, for a new account on the chains of the world. Ends with the test. */
export async function openKeysWallet({ place }: Stage): Promise<KeysHost> {
  const account = privateKeyToAccount(generatePrivateKey())
  const keys = await startKeys(account, place.world.chains)
  onTestFinished(keys.stop)
  return keys
}
