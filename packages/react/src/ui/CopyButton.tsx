import { type ReactNode, useContext } from 'react'
import css from './CopyButton.css?inline'
import { HeldContext } from './HeldContext.js'
import { Icon } from './Icon.js'
import { icons } from './icons.js'
import { lateIcons } from './lateIcons.js'
import { useCopy } from './useCopy.js'
import { useSheet } from './useSheet.js'
import { VisuallyHidden } from './VisuallyHidden.js'

/** Copies `text`. The tick comes when the clipboard has taken it, and not before. */
export function CopyButton(props: CopyButton.Props) {
  useSheet(css)
  const { text, label, copiedLabel, announce, onCopy, onError, testId, children } = props
  const held = useContext(HeldContext)
  const { copied, copy } = useCopy({
    onCopy() {
      if (copiedLabel !== undefined) announce?.(copiedLabel)
      onCopy?.()
    },
    onError: (error) => onError?.(error),
  })
  return (
    <button
      type="button"
      className="copy"
      data-copied={copied || undefined}
      data-testid={testId}
      aria-disabled={held || undefined}
      onClick={held ? undefined : () => void copy(text)}
    >
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
      <Icon of={copied ? icons.tick : lateIcons.copy} size={16} />
    </button>
  )
}

export declare namespace CopyButton {
  type Props = {
    text: string
    /** What a press does, for readers; the copied text follows it. */
    label: string
    /** Said with `announce` once it is copied. */
    copiedLabel?: string | undefined
    announce?: ((text: string) => void) | undefined
    onCopy?: (() => void) | undefined
    /** Hears why the clipboard refused. */
    onError?: ((error: unknown) => void) | undefined
    testId?: string | undefined
    children: ReactNode
  }
}
