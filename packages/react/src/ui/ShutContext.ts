import { createContext } from 'react'

/** Of a place that may be rendered ahead: whether it is unseen now, and what hears when that changes. */
export type Shut = {
  isShut(): boolean
  subscribe(part: () => void): () => void
}

/** The place around a part. The same as long as it is there: opening it renders only what `useShut` tells. */
export const ShutContext = createContext<Shut | undefined>(undefined)
