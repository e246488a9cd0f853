import type { ReactNode } from 'react'
import css from './Hero.css?inline'
import { useSheet } from './useSheet.js'

/** What is going on, in one sentence and one more. */
export function Hero({ title, text }: { title: string; text?: ReactNode }) {
  useSheet(css)
  return (
    <div className="hero">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  )
}
