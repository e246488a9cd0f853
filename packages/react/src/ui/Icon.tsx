import css from './Icon.css?inline'
import type { Drawing } from './icons.js'
import { turned } from './turned.js'
import { useSheet } from './useSheet.js'

/** A drawing beside words; never the only name of a thing. */
export function Icon({ of: { path, flips }, size = 20 }: Icon.Props) {
  useSheet(css)
  useSheet(turned)
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-flip={flips}
      data-size={size}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export declare namespace Icon {
  type Props = { of: Drawing; size?: 12 | 16 | 20 | 24 | 28 }
}
