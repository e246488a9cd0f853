import type { CaipNetworkId, Namespace } from '../caip.js'

/** What a link asks to be paid: ERC-681, a transfer request of Solana Pay, BIP-21. */
export type PaymentLink = {
  readonly namespace: Namespace
  /** The network, where the link names one. Solana Pay and BIP-21 never do, but an address of Bitcoin may be of one network alone. */
  readonly caipNetworkId?: CaipNetworkId
  /** An address of the chain family, or, of ERC-681, a name that is still to be resolved. */
  readonly recipient: string
  /** The token's contract or mint; absent for the coin of the network. */
  readonly token?: string
  /** In smallest units where the link tells how many; a token of Solana is asked for in whole ones, whose decimals the mint knows. */
  readonly amount?: { readonly units: bigint } | { readonly decimal: string }
  /** The name that the link gives its maker: shown, and never trusted. */
  readonly label?: string
  /** What the payment is for: as little trusted. */
  readonly message?: string
  /** A text that is to be written into the transaction as it stands (Solana). */
  readonly memo?: string
  /** Accounts by which the maker of the link finds the transaction (Solana). */
  readonly references?: readonly string[]
}

/**
 * Why a link is not read: it is none (`form`), of an unknown kind (`scheme`), calls for something else than a transfer (`call`) or for what is not known
 * but required (`required`), names something twice (`repeated`), or one of its parts is wrong.
 */
export type PaymentFault =
  | 'form'
  | 'scheme'
  | 'call'
  | 'required'
  | 'repeated'
  | 'recipient'
  | 'network'
  | 'token'
  | 'amount'
  | 'text'
