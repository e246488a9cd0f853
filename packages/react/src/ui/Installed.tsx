import type { ReactNode } from 'react'
import css from './Tag.css?inline'
import { useSheet } from './useSheet.js'

/** Ready to use: a green dot and the word. */
export function Installed({ children }: { children: ReactNode }) {
  useSheet(css)
  return <span className="installed">{children}</span>
}
