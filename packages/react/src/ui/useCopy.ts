import { useEffect, useState } from 'react'

/** Copies a text, and reports success for a moment, once the clipboard has taken it. */
export function useCopy({ onCopy, onError }: useCopy.Parameters): useCopy.Result {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    // A timer of its own: `ui` imports none of the other packages.
    const timer = setTimeout(() => setCopied(0), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied((count) => count + 1)
      onCopy()
    } catch (error) {
      // No permission, no focus, or a page that is not served securely.
      onError(error)
    }
  }
  return { copied: copied > 0, copy }
}

export declare namespace useCopy {
  type Parameters = { onCopy: () => void; onError: (error: unknown) => void }
  type Result = { copied: boolean; copy: (text: string) => Promise<void> }
}
