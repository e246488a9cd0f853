import { type MouseEvent, type ReactNode, useContext } from 'react'
import { HeldContext } from './HeldContext.js'
import { safeHref } from './safeHref.js'

/** A button, or a link that opens beside the page; plain text when it can be neither. */
export function Pressable({
  href,
  onPress,
  busy,
  disabled,
  testId,
  children,
  ...rest
}: Pressable.Props) {
  const link = safeHref(href)
  const held = useContext(HeldContext)
  const off = Boolean(busy || disabled)
  if (link && !off)
    return (
      <a
        {...rest}
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onPress}
        data-testid={testId}
      >
        {children}
      </a>
    )
  return (
    <button
      {...rest}
      type="button"
      // Not `disabled`: a button that loses the focus by becoming busy throws it out of the dialog.
      aria-disabled={off || held || undefined}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      onClick={off || held ? undefined : onPress}
      data-testid={testId}
    >
      {children}
    </button>
  )
}

export declare namespace Pressable {
  type Props = {
    className?: string
    href?: string | undefined
    onPress?: ((event: MouseEvent) => void) | undefined
    busy?: boolean | undefined
    disabled?: boolean | undefined
    testId?: string | undefined
    children?: ReactNode
    tabIndex?: number
    'aria-label'?: string | undefined
    'aria-current'?: 'true' | undefined
    'aria-describedby'?: string | undefined
    'aria-expanded'?: boolean | undefined
    [data: `data-${string}`]: string | number | boolean | undefined
  }
}
