import css from './Icon.css?inline'
import { type IconName, icons } from './icons.js'
import { useSheet } from './useSheet.js'

/** A drawing beside words; never the only name of a thing. `flip` mirrors it in right-to-left text. */
export function Icon({ name, size = 20, flip }: Icon.Props) {
  useSheet(css)
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-flip={flip || undefined}
      data-size={size}
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  )
}

export declare namespace Icon {
  type Props = { name: IconName; size?: 12 | 16 | 20 | 24 | 28; flip?: boolean }
}
