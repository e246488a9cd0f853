import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'

/**
 * The relay's address: the host's `relayUrl`, else `/relay` of its server.
 *
 * @throws `pairing_off` when there is neither
 */
export function relayUrl({
  options,
  environment,
}: Pick<Client, 'options' | 'environment'>): string {
  if (options.relayUrl !== undefined) return options.relayUrl
  const path = `${options.server}/relay`
  // A path is one of the page's own origin.
  const page = environment.window()?.location.href
  if (options.server === undefined || !URL.canParse(path, page)) throw new FoyerError('pairing_off')
  const url = new URL(path, page)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
