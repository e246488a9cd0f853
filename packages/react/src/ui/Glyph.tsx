import css from './Doorway.css?inline'
import { Icon } from './Icon.js'
import type { Drawing } from './icons.js'
import { useSheet } from './useSheet.js'

/** A drawing on its tile, as it stands in a doorway. */
export function Glyph({ icon, tone, size = 28 }: Glyph.Props) {
  useSheet(css)
  return (
    <span className="door-glyph" data-tone={tone}>
      <Icon of={icon} size={size} />
    </span>
  )
}

export declare namespace Glyph {
  type Props = { icon: Drawing; tone?: 'warn' | undefined; size?: 24 | 28 }
}
