import type { Client } from '@foyer/core'

/** The client where it is one. A plain error: the catalogue is not on a page that has only a button. */
export function demandClient(client: Client | undefined): Client {
  if (client?.store) return client
  throw new Error(
    'Foyer: no client here. Put <FoyerProvider client={…}> around this component, with what createFoyer gave.',
  )
}
