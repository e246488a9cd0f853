import { type ReactNode, useEffect, useState } from 'react'
import css from './CopyButton.css?inline'
import { Icon } from './Icon.js'
import { useSheet } from './useSheet.js'
import { VisuallyHidden } from './VisuallyHidden.js'

/** Copies `text`. The tick comes when the clipboard has taken it, and not before. */
export function CopyButton(props: CopyButton.Props) {
  useSheet(css)
  const { text, label, copiedLabel, announce, onCopy, onError, testId, children } = props
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(0), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied((count) => count + 1)
      announce(copiedLabel)
      onCopy?.()
    } catch (error) {
      // No permission, no focus, or a page that is not served securely.
      onError?.(error)
    }
  }
  return (
    <button
      type="button"
      className="copy"
      data-copied={copied > 0 || undefined}
      data-testid={testId}
      onClick={copy}
    >
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
      <Icon name={copied ? 'tick' : 'copy'} size={16} />
    </button>
  )
}

export declare namespace CopyButton {
  type Props = {
    text: string
    /** What a press does, for readers; the copied text follows it. */
    label: string
    copiedLabel: string
    announce: (text: string) => void
    onCopy?: (() => void) | undefined
    /** Hears why the clipboard refused. */
    onError?: ((error: unknown) => void) | undefined
    testId?: string | undefined
    children: ReactNode
  }
}
