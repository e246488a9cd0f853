import css from './Divider.css?inline'
import { useSheet } from './useSheet.js'

/** Two ways to the same thing, and a word between them. */
export function Divider({ label }: { label: string }) {
  useSheet(css)
  return <div className="divider">{label}</div>
}
