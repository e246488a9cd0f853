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

const names = [
  ...['domain', 'address', 'statement', 'uri', 'version', 'chainId', 'nonce', 'issuedAt'],
  ...['expirationTime', 'notBefore', 'requestId', 'resources'],
] as const satisfies readonly (keyof SignInInput)[]

/** Fields alone: wallets copy what they get into their own process, and a function, as a text's `toString`, cannot be copied. */
export function toSignInInput(message: Omit<SiwxMessage, 'address'>): SignInInput {
  const chainId = solanaClusters[message.chainId.replace('solana:', '')] ?? ownSolanaCluster
  const given: Partial<SiwxMessage> = { ...message, chainId }
  const present = names.filter((name) => given[name] !== undefined && given[name] !== '')
  return Object.fromEntries(present.map((name) => [name, given[name]])) as SignInInput
}
