import type { MouseEvent, ReactNode } from 'react'
import css from './Button.css?inline'
import { Icon } from './Icon.js'
import type { Drawing } from './icons.js'
import { Pressable } from './Pressable.js'
import { Spinner } from './Spinner.js'
import { useSheet } from './useSheet.js'

/** One decision. At most one `primary` in a view; refusing is `neutral` and as large. */
export function Button({
  kind = 'neutral',
  size,
  icon,
  iconEnd,
  busy,
  wide,
  describedBy,
  children,
  ...rest
}: Button.Props) {
  useSheet(css)
  const start = busy ? <Spinner /> : icon && <Icon of={icon} size={16} />
  return (
    <Pressable
      {...rest}
      aria-describedby={describedBy}
      className="button"
      busy={busy}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
    >
      {start}
      <span>{children}</span>
      {iconEnd && <Icon of={iconEnd} size={16} />}
    </Pressable>
  )
}

export declare namespace Button {
  type Props = {
    kind?: 'primary' | 'neutral' | 'danger'
    size?: 'small' | undefined
    icon?: Drawing | undefined
    iconEnd?: Drawing | undefined
    /** Under way: a spinner takes the icon's place and presses do nothing. Change the words too. */
    busy?: boolean | undefined
    disabled?: boolean | undefined
    /** As broad as there is room. */
    wide?: boolean | undefined
    /** Opens in a new tab. */
    href?: string | undefined
    onPress?: ((event: MouseEvent) => void) | undefined
    /** Says why it is disabled. */
    describedBy?: string | undefined
    testId?: string | undefined
    children: ReactNode
  }
}
