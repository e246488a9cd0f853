import type { CaipNetworkId } from '../caip.js'

/** What a paired wallet may tell by itself, in every chain family. */
export const pairingEvents: readonly string[] = ['accountsChanged', 'chainChanged']

/** The ids under which older wallets know networks of Solana. */
export const deprecatedNetworkIds: Readonly<Record<string, CaipNetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** A wallet of exactly this name grants one network, and goes to any all the same. */
export const allNetworksPeerName = 'MetaMask Wallet'
