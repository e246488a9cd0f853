import { createContext } from 'react'

/** Whether a row stands in a list, and so is an item of it. */
export const ListContext = createContext(false)
