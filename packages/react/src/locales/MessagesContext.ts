import { createContext } from 'react'
import type { Messages } from './messages.js'

/** Filled by whoever loads the modal, so that no text of it is loaded with the page. */
export const MessagesContext = createContext<Messages | undefined>(undefined)
