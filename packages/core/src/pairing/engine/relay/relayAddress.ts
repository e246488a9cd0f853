/**
 * Where a socket is opened: the relay's URL with a token of this attempt. The token's audience is the URL as
 * it was configured, to the letter.
 */
export function relayAddress(relayUrl: string, projectId: string, token: string): string {
  const address = new URL(relayUrl)
  address.searchParams.set('auth', token)
  address.searchParams.set('projectId', projectId)
  // A browser cannot read why an upgrade was refused: the relay then says it when it closes.
  address.searchParams.set('useOnCloseEvent', 'true')
  address.searchParams.sort()
  return address.href
}
