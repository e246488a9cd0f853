import { Icon, icons, useAnnounce } from '@foyer/react/ui'
import { useEffect } from 'react'
import type { LockState } from '../../lock/createLock.js'
import type { OwnPageTexts } from '../../texts/OwnPageTexts.js'
import { useTexts } from '../useTexts.js'

/** Why nothing on the page can be pressed yet. */
export function Held({ state, isWhole }: { state: LockState; isWhole: boolean }) {
  const texts = useTexts()
  const announce = useAnnounce()
  // Nothing under the page waits for its end.
  const words = state === 'unread' && isWhole ? '' : wordsOf(state, texts)
  useEffect(() => {
    if (words) announce(words)
  }, [announce, words])
  return (
    <p className="page-held">
      {state === 'unread' && words && <Icon of={icons.chevronDown} size={16} />}
      {words}
    </p>
  )
}

function wordsOf(state: LockState, texts: OwnPageTexts): string {
  return state === 'open' || state === 'moment' ? '' : texts.held[state]
}
