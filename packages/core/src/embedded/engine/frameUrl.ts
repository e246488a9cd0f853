import { authSdkVersion, defaultCaipNetworkId, FoyerError } from '@foyer/protocol'
import type { Client } from '../../Client.js'
import { recall } from '../../remembered.js'
import { mainFamily } from '../mainFamily.js'

/**
 * The address of the secure frame's page.
 *
 * @throws `embedded_off` when the host named none
 */
export function frameUrl(client: Pick<Client, 'options' | 'storage' | 'store'>): URL {
  const { embeddedWalletUrl, projectId, enableAuthLogger } = client.options
  if (!embeddedWalletUrl || !URL.canParse(embeddedWalletUrl)) throw new FoyerError('embedded_off')
  const { selected } = client.store.getState().network
  const url = new URL(embeddedWalletUrl)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/sdk`
  url.search = ''
  url.hash = ''
  url.searchParams.set('projectId', projectId)
  url.searchParams.set(
    'chainId',
    recall(client, 'login')?.network ?? selected[mainFamily] ?? defaultCaipNetworkId,
  )
  url.searchParams.set('version', authSdkVersion)
  url.searchParams.set('enableLogger', String(enableAuthLogger))
  return url
}
