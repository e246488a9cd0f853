import { createNodeClient, type World } from 'sandbox'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** A client of the world's first chain, with an account of its own that pays: what those of wallets have is counted by tests. */
export async function chainOf({ chains: [chain] }: World) {
  if (!chain) throw new Error('The world has no chains')
  const account = privateKeyToAccount(generatePrivateKey())
  const client = createNodeClient(chain, account)
  await client.setBalance({ address: account.address, value: 10n ** 20n })
  return client
}
