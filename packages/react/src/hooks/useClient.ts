import type { Client } from '@foyer/core'
import { useContext } from 'react'
import { ClientContext } from '../context.js'

/** The client of the nearest `FoyerProvider`. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client)
    throw new Error('Foyer: no client here. Put <FoyerProvider client={…}> around this component.')
  return client
}
