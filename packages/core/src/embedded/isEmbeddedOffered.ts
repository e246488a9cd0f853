import { authNamespaces } from '@foyer/protocol'
import type { Client } from '../client.js'

/** Whether people can log in by e-mail or a social account: the host has a wallet for it, a network of it, and wants it. */
export function isEmbeddedOffered({ options, store }: Client): boolean {
  const { email, socials } = store.getState().features
  return (
    options.walletUrl !== undefined &&
    Boolean(email || socials) &&
    options.networks.some(({ chainNamespace }) => authNamespaces.includes(chainNamespace))
  )
}
