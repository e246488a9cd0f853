import type { Client } from '../../Client.js'
import { setLinkedWallet } from '../setLinkedWallet.js'
import { linkBase } from './linkBase.js'
import { linkContextOf, linkTarget } from './linkContextOf.js'
import { pairingLink } from './pairingLink.js'

/**
 * Hands the waiting pairing to a wallet: its app on this device, or a page of its own. Has to be called in the turn of the
 * user's press: only then do systems open an app by a link.
 *
 * @returns whether a link was opened; not without a URI, nor for a link that leads into no app
 */
export function openWallet(
  client: Client,
  { walletId, name, link, kind }: openWallet.Parameters,
): boolean {
  const { uri } = client.store.getState().pairing
  const window = client.environment.window()
  const href = linkBase(link)
  if (!uri || !window || !href) return false
  const context = linkContextOf(client.environment)
  const whole = pairingLink(href, uri, { twice: context.telegram && context.android })
  if (!whole) return false
  window.open(whole, linkTarget(kind, context), 'noreferrer noopener')
  setLinkedWallet(client, { name, href, id: walletId })
  return true
}

export declare namespace openWallet {
  type Parameters = {
    walletId: string
    name: string
    link: string | undefined
    /** An `app` takes over from this page; a `page` opens beside it. */
    kind: 'app' | 'page'
  }
}
