import { useAnnounce } from '@foyer/react/ui'
import { useEffect } from 'react'
import type { Warning } from '../judge/Warning.js'
import { warningText } from '../texts/warningText.js'
import { useTexts } from './TextsContext.js'

/** Tells readers of the screen of dangers as they come, and when it can be approved. */
export function useSpoken(dangers: readonly Warning[], isReady: boolean): void {
  const texts = useTexts()
  const announce = useAnnounce()
  const words = dangers.map((one) => warningText(one, texts).title).join('. ')
  useEffect(() => {
    if (words) announce(words, true)
  }, [announce, words])
  useEffect(() => {
    if (isReady) announce(texts.readyToApprove)
  }, [announce, isReady, texts])
}
