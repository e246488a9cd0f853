import { createContext } from 'react'

/** Whether what stands below is rendered ahead and unseen: then it fetches nothing that the page has not had. */
export const ShutContext = createContext(false)
