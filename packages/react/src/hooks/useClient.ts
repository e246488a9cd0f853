import type { Client } from '@foyer/core'
import { useContext } from 'react'
import { ClientContext } from '../context.js'
import { demandClient } from './demandClient.js'

/** The client of the nearest `FoyerProvider`. Throws where there is none. */
export function useClient(): Client {
  return demandClient(useContext(ClientContext))
}
