// Compiled in a host's project with its own versions of viem and wagmi.
import { evm } from '@foyer/adapters/evm'
import { type Client, createFoyer, type FamilyRequest, type RegisteredClient } from '@foyer/core'
import { mainnet as ours } from '@foyer/protocol/networks'
import { createWallet, type WalletHandle, type WalletOptions } from '@foyer/testing'
import { createPocketWallet } from '@foyer/testing/pocket'
import { type Config, createConfig, http, mock } from '@wagmi/core'
import { type Address, type Hex, isAddress } from 'viem'
import { mainnet, optimism } from 'viem/chains'

const chains = [{ id: 1, rpcUrl: 'https://your-node.example' }] as const
const key: Hex = `0x${'11'.repeat(32)}`
const wallet = createWallet({ name: 'Kestrel', chains, accounts: [0, key] })
const [address]: readonly Address[] = wallet.addresses

export const wagmiConfig = createConfig({
  chains: [mainnet, optimism],
  connectors: address && isAddress(address) ? [mock({ accounts: [address] })] : [],
  transports: { [mainnet.id]: http(), [optimism.id]: http() },
})
export const client = createFoyer({
  projectId: 'peers',
  networks: [ours],
  adapters: [evm({ wagmiConfig })],
})
declare module '@foyer/core' {
  interface Register {
    client: typeof client
  }
}
export const pocket = createPocketWallet({
  relayUrl: 'wss://relay.example',
  projectId: 'peers',
  chains: [{ id: 'eip155:1', rpcUrl: 'https://your-node.example' }],
})

/** A type that a declaration takes from nowhere is `any`, and then everything passes. */
type Same<one, other> = 0 extends 1 & one ? false : one extends other ? true : false
type Wanted = NonNullable<Parameters<typeof evm>[0]>['wagmiConfig']
type Account = NonNullable<WalletOptions['accounts']>[0]
type Sent = FamilyRequest<'eip155', 'transaction'>
export const known: [
  Same<NonNullable<Wanted>, Config>,
  Same<RegisteredClient, Client<'eip155'>>,
  Same<Sent['to'], Address | undefined>,
  Same<Account, number | Hex>,
  Same<WalletHandle['addresses'][number], Address>,
] = [true, true, true, true, true]
