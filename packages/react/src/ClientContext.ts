import type { Client } from '@foyer/core'
import { createContext } from 'react'

export const ClientContext = createContext<Client | undefined>(undefined)
