import type { World } from 'sandbox'
import { createTestClient, http, publicActions, walletActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** A client of the world's first chain, with an account of its own that pays: what those of wallets have is counted by tests. */
export async function chainOf({ chains: [chain] }: World) {
  if (!chain) throw new Error('The world has no chains')
  const { id, name, rpcUrl } = chain
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const account = privateKeyToAccount(generatePrivateKey())
  const client = createTestClient({
    ...{ mode: 'anvil', account, transport: http(rpcUrl), pollingInterval: 50 },
    chain: { id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } },
  })
    .extend(publicActions)
    .extend(walletActions)
  await client.setBalance({ address: account.address, value: 10n ** 20n })
  return client
}
