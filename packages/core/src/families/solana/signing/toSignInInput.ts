import { ownSolanaCluster, type SiwxMessage, solanaClusters } from '@foyer/protocol/siwx'

/** The fields of a sign-in message as wallets take them (`SolanaSignInInput`); what is absent is left out. */
export type SignInInput = Readonly<
  Record<'domain' | 'uri' | 'version' | 'chainId' | 'nonce' | 'issuedAt', string>
> & {
  /** Absent where the user is to choose. */
  readonly address?: string
  readonly statement?: string
  readonly expirationTime?: string
  readonly notBefore?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

export function toSignInInput(message: Omit<SiwxMessage, 'address'>): SignInInput {
  const { chainId, ...fields } = message
  const given = Object.entries({
    ...fields,
    chainId: solanaClusters[chainId.replace('solana:', '')] ?? ownSolanaCluster,
  })
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined && value !== ''),
  ) as SignInInput
}
