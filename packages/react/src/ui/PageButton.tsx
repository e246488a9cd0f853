import type { ReactNode } from 'react'
import css from './page-button.css?inline'
import { useSheet } from './useSheet.js'

/** A pill on the host's page. Put a `PageIcon`, `Art`, `Avatar` or `PageChip` beside the words,
 * and words in a `span` where a `PageChip` follows. */
export function PageButton({
  kind,
  busy,
  disabled,
  wrong,
  label,
  onPress,
  onIntent,
  testId,
  room,
  children,
}: PageButton.Props) {
  useSheet(css)
  return (
    <button
      type="button"
      className="page-button"
      data-kind={kind}
      data-busy={busy || undefined}
      data-wrong={wrong || undefined}
      data-testid={testId}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-haspopup="dialog"
      disabled={disabled}
      style={room ? { minInlineSize: `calc(var(--f-size) * ${room / 10})` } : undefined}
      onClick={({ currentTarget }) => {
        // Safari leaves the focus where it was; the dialog gives it back to the element that had it.
        currentTarget.focus({ preventScroll: true })
        onPress?.()
      }}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </button>
  )
}

export declare namespace PageButton {
  type Props = {
    kind: 'connect' | 'account' | 'network'
    busy?: boolean | undefined
    disabled?: boolean | undefined
    /** Stands on a network that the page does not support. */
    wrong?: boolean | undefined
    /** For readers, when the words inside do not say it all. */
    label?: string | undefined
    onPress?: (() => void) | undefined
    /** The pointer or the focus came: a press may follow. */
    onIntent?: (() => void) | undefined
    testId?: string | undefined
    /** The width that is kept whatever stands on it, as `roomOf` counts it. */
    room?: number | undefined
    children: ReactNode
  }
}
