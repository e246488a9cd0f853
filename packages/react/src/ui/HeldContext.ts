import { createContext } from 'react'

/** Whether the buttons below are held: they stand there, and cannot be pressed yet. Links stay as they are. */
export const HeldContext = createContext(false)
