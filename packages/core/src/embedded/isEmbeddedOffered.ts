import { authNamespaces } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** Whether login by e-mail or social account is offered: the host has an embedded wallet and a network for it, and enables it. */
export function isEmbeddedOffered({ options, store }: Client): boolean {
  const { email, socials } = store.getState().features
  return (
    options.embeddedWalletUrl !== undefined &&
    Boolean(email || socials) &&
    options.networks.some(({ chainNamespace }) => authNamespaces.includes(chainNamespace))
  )
}
