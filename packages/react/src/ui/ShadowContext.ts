import { createContext } from 'react'

/** The shadow root that the parts below are drawn in. */
export const ShadowContext = createContext<ShadowRoot | undefined>(undefined)
