import { useAnnounce } from '@foyer/react/ui'
import { useEffect, useRef } from 'react'
import type { LockState } from '../../lock/createLock.js'
import type { Warning } from '../judge/Warning.js'
import { useTexts } from '../parts/TextsContext.js'
import { warningText } from './warningText.js'

/** Tells readers of the screen of dangers as they come, when it can be approved, and why no longer. */
export function useSpoken(dangers: readonly Warning[], waits: LockState | 'facts'): void {
  const texts = useTexts()
  const announce = useAnnounce()
  const words = dangers.map((one) => warningText(one, texts).title).join('. ')
  const wasOpen = useRef(false)
  useEffect(() => {
    if (words) announce(words, true)
  }, [announce, words])
  useEffect(() => {
    if (waits === 'open') announce(texts.readyToApprove)
    else if (wasOpen.current || waits === 'unread' || waits === 'small')
      announce(texts.locked[waits])
    wasOpen.current = waits === 'open'
  }, [announce, waits, texts])
}
