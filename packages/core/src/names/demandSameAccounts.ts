import { FoyerError, isSameAddress, type Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'

/** @throws `address_or_auth_connector_not_found` where another account than that of the press is in use by now: its signature changes nothing */
export function demandSameAccounts(
  { store }: Pick<Client, 'store'>,
  accounts: { readonly [namespace in Namespace]?: { readonly address: string } },
): void {
  const { byNamespace } = store.getState().connection
  for (const [name, account] of Object.entries(accounts)) {
    const namespace = name as Namespace
    const now = byNamespace[namespace]?.accounts[0].address
    if (now === undefined || !isSameAddress(namespace, now, account.address))
      throw new FoyerError('address_or_auth_connector_not_found')
  }
}
