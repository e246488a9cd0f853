/** What an example of the documents leaves to the page that it stands in. */

import type { bitcoin as bitcoinAdapter } from '@foyer/adapters/bitcoin'
import type { cosmos as cosmosAdapter } from '@foyer/adapters/cosmos'
import type * as evmEntry from '@foyer/adapters/evm'
import type { polkadot as polkadotAdapter } from '@foyer/adapters/polkadot'
import type { solana as solanaAdapter } from '@foyer/adapters/solana'
import type * as core from '@foyer/core'
import type * as query from '@foyer/core/query'
import type * as networksOf from '@foyer/protocol/networks'
import type * as react from '@foyer/react'
import type * as siwx from '@foyer/siwx'
import type * as testing from '@foyer/testing'
import type { QueryClient } from '@tanstack/query-core'
import type { Config } from '@wagmi/core'
import type { Page } from 'playwright-core'
import type { Account, Chain, Transport, WalletClient } from 'viem'

declare global {
  const client: core.Client
  const networks: core.FoyerOptions['networks']
  const queryClient: QueryClient
  const wagmiConfig: Config
  const caipAddress: `eip155:${string}:${string}`
  const button: HTMLButtonElement
  const show: (error: unknown) => void
  const code: string
  const provider: { request(call: { method: string; params: unknown }): Promise<[unknown]> }
  const permission: { context: `0x${string}`; signerMeta: { delegationManager: `0x${string}` } }
  const walletClientOfKey: WalletClient<Transport, Chain, Account>
  const usdc: `0x${string}`
  const game: `0x${string}`
  const shop: `0x${string}`
  const request: Request
  const session: { nonce: string }
  const page: Page
  const chains: readonly [{ readonly id: 31337; readonly rpcUrl: string }]
  const chain: typeof networksOf.mainnet
  const leftOut: { projectId: string; networks: core.FoyerOptions['networks'] }

  // What an example before has imported, of this document or of the quickstart.
  const createFoyer: typeof core.createFoyer
  const openModal: typeof core.openModal
  const evm: typeof evmEntry.evm
  const solana: typeof solanaAdapter
  const bitcoin: typeof bitcoinAdapter
  const polkadot: typeof polkadotAdapter
  const cosmos: typeof cosmosAdapter
  const mainnet: typeof networksOf.mainnet
  const base: typeof networksOf.base
  const FoyerProvider: typeof react.FoyerProvider
  const FoyerButton: typeof react.FoyerButton
  const useFoyerSession: typeof react.useFoyerSession
  const getBalanceQueryKey: typeof query.getBalanceQueryKey
  const refreshBalances: typeof query.refreshBalances
  const createWallet: typeof testing.createWallet
  const adapters: core.FoyerOptions['adapters']
  const test: (name: string, run: (parts: { page: Page }) => Promise<void>) => void

  // The five functions that a host of the older sign-in brings.
  const getNonce: Parameters<typeof siwx.siweSignIn>[0]['getNonce']
  const createMessage: Parameters<typeof siwx.siweSignIn>[0]['createMessage']
  const verifyMessage: Parameters<typeof siwx.siweSignIn>[0]['verifyMessage']
  const getSession: Parameters<typeof siwx.siweSignIn>[0]['getSession']
  const signOut: Parameters<typeof siwx.siweSignIn>[0]['signOut']
}
