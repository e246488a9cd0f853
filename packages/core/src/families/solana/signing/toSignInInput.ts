import type { SiwxMessage } from '@foyer/protocol/siwx'

/** What wallets call the clusters in a sign-in text: they take no other names. */
const clusters: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
}

/** The fields of a sign-in message as wallets take them (`SolanaSignInInput`); what is absent is left out. */
export type SignInInput = Readonly<
  Record<'domain' | 'address' | 'uri' | 'version' | 'chainId' | 'nonce' | 'issuedAt', string>
> & {
  readonly statement?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

export function toSignInInput(message: SiwxMessage): SignInInput {
  const { chainId, ...fields } = message
  const given = Object.entries({ ...fields, chainId: clusters[chainId] ?? 'localnet' })
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined && value !== ''),
  ) as SignInInput
}
