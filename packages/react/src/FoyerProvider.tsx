import type { Client } from '@foyer/core'
import { startWith } from '@foyer/core/internal'
import { type ReactNode, useContext, useEffect } from 'react'
import { ClientContext } from './ClientContext.js'
import { demandClient } from './hooks/demandClient.js'
import { loadOpening } from './modal/loadOpening.js'
import { FoyerModal } from './widgets/FoyerModal.js'

/**
 * Gives a client, made by `createFoyer`, to the buttons and hooks below it, and sets it going in the
 * browser. On a server it renders the children and nothing else.
 *
 * The modal is rendered here, unless the option `disableAppend` or `enableEmbedded` leaves its place to a
 * `FoyerModal` of yours.
 *
 * Throws without a client.
 */
export function FoyerProvider({ client, children }: FoyerProvider.Props) {
  const nested = useContext(ClientContext) !== undefined
  const { disableAppend, enableEmbedded } = demandClient(client).options
  return (
    <ClientContext.Provider value={client}>
      <Life client={client} nested={nested} />
      {children}
      {!disableAppend && !enableEmbedded && <FoyerModal />}
    </ClientContext.Provider>
  )
}

/** First among its siblings, so that the client goes before any effect of theirs needs it. */
function Life({ client, nested }: { client: Client; nested: boolean }) {
  useEffect(() => {
    if (nested) client.handles.running.twice = true
    return startWith(client, async () => (await loadOpening()).runFlows)
  }, [client, nested])
  return null
}

export declare namespace FoyerProvider {
  type Props = { client: Client; children?: ReactNode }
}
