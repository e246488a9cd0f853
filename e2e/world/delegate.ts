import { createSafeHost } from 'sandbox/safe'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { chainOf } from './chainOf.js'
import type { Stage } from './createStage.js'

/** Gives the account of a key the code of a contract (EIP-7702), by an authorisation that the key signs and another account pays for. Returns its address. */
export async function delegate({ place }: Stage, secret: Hex): Promise<string> {
  const chain = await chainOf(place.world)
  const account = privateKeyToAccount(secret)
  const { address } = await createSafeHost(chain as never, [account])
  const signed = await account.signAuthorization({ chainId: chain.chain.id, address, nonce: 0 })
  const hash = await chain.sendTransaction({ to: account.address, authorizationList: [signed] })
  await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
  const code = await chain.getCode({ address: account.address })
  if (code !== `0xef0100${address.slice(2).toLowerCase()}`) throw new Error('It has no code')
  return account.address
}
