import { createContext, type ReactNode } from 'react'

/** What is to be kept in mind; it stands between what an action does and where and by whom. */
export const NotesContext = createContext<ReactNode>(null)
