import { createContext } from 'react'

/** Whether what stands below is rendered ahead and unseen: then it fetches nothing. */
export const ShutContext = createContext(false)
