import { type Client, start } from '@foyer/core'
import { type ReactNode, useEffect } from 'react'
import { ClientContext } from './context.js'
import { FoyerModal } from './widgets/FoyerModal.js'

/**
 * Gives a client, made by `createFoyer`, to the buttons and hooks below it, and sets it going in the
 * browser. On a server it renders the children and nothing else.
 *
 * The modal is rendered here, unless the option `disableAppend` leaves its place to a `FoyerModal` of
 * yours.
 */
export function FoyerProvider({ client, children }: FoyerProvider.Props) {
  useEffect(() => start(client), [client])
  return (
    <ClientContext.Provider value={client}>
      {children}
      {!client.options.disableAppend && <FoyerModal />}
    </ClientContext.Provider>
  )
}

export declare namespace FoyerProvider {
  type Props = { client: Client; children?: ReactNode }
}
