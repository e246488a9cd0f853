import { createContext } from 'react'

/** The addresses of the pictures that were shown here: what is rendered ahead has them in it already, so that opening it changes nothing. */
export const LoadedContext = createContext<Set<string> | undefined>(undefined)
