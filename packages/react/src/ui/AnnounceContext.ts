import { createContext } from 'react'

/** Tells readers of the screen; `urgent` interrupts them. */
export type Announce = (text: string, urgent?: boolean) => void

export const AnnounceContext = createContext<Announce>(() => undefined)
