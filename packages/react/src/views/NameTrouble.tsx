import { useEffect } from 'react'
import { useNameMessages } from '../hooks/useNameMessages.js'
import { Note } from '../ui/Note.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { nameFailure } from './nameFailure.js'

/** Why a name was not registered or changed, seen and aloud. */
export function NameTrouble({ failure }: { failure: unknown }) {
  const words = nameFailure(useNameMessages(), failure)
  const announce = useAnnounce()
  useEffect(() => announce(words, true), [announce, words])
  return (
    <div data-testid="name-failure">
      <Note tone="error">{words}</Note>
    </div>
  )
}
