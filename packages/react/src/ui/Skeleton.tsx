import css from './Skeleton.css?inline'
import { useSheet } from './useSheet.js'

/** The final shape of content that is loading. Screen readers get the texts around it. */
export function Skeleton({ shape }: { shape: 'row' | 'tile' | 'text' }) {
  useSheet(css)
  return (
    <span className="skeleton" data-shape={shape} aria-hidden="true">
      {shape !== 'text' && <i />}
      <i />
    </span>
  )
}
