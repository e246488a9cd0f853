import { createRelayToken } from '@foyer/protocol/relay'

/** Where a socket to the relay is opened, with a new token in it. */
export function relayAddress({ relayUrl, projectId, ...token }: relayAddress.Parameters): string {
  const url = new URL(relayUrl)
  url.searchParams.set('auth', createRelayToken({ ...token, relayUrl }))
  url.searchParams.set('projectId', projectId)
  // A page cannot read a refused upgrade: the relay shall say it by closing.
  url.searchParams.set('useOnCloseEvent', 'true')
  return url.href
}

export declare namespace relayAddress {
  type Parameters = {
    relayUrl: string
    projectId: string
    seed: string
    subject: string
    now: number
  }
}
