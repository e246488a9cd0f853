import type { RegisteredClient } from '@foyer/core'
import { useContext } from 'react'
import { ClientContext } from '../ClientContext.js'
import { demandClient } from './demandClient.js'

/** The client of the nearest `FoyerProvider`, of the type that the host's `Register` names. Throws where there is none. */
export function useFoyerClient(): RegisteredClient {
  return demandClient(useContext(ClientContext)) as RegisteredClient
}
