import { Button, icons, Note, useAnnounce } from '@foyer/react/ui'
import { useState } from 'react'
import { windowTimers } from '../../timers/windowTimers.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'

/** So long a copied secret stays in the clipboard, which other programs read; milliseconds. */
const keptMs = 60_000

/** Copies a secret, and empties the clipboard after a minute. */
export function SecretCopy({ text, testId }: { text: string; testId: string }) {
  const texts = useTexts()
  const { document } = useVisit()
  const announce = useAnnounce()
  const [said, setSaid] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    const done = await copyFor(keptMs, text, document.defaultView).then(
      () => 'copied' as const,
      () => 'copyFailed' as const,
    )
    setSaid(done)
    announce(texts.take[done])
  }
  return (
    <>
      <Button
        size="small"
        icon={said === 'copied' ? icons.tick : icons.copy}
        onPress={() => void copy()}
        testId={testId}
      >
        {texts.take.copy}
      </Button>
      {said && <Note {...(said === 'copyFailed' && { tone: 'error' })}>{texts.take[said]}</Note>}
    </>
  )
}

/**
 * Copies by the clipboard of the window that the user is in: the frame, whose code this is, does not have the focus. A clipboard can be emptied by a window
 * with the focus alone, so a user who is elsewhere after that time has it emptied when they come back.
 */
async function copyFor(ms: number, text: string, view: Window | null) {
  if (!view) throw new Error('The window is gone')
  const { clipboard } = view.navigator
  await clipboard.writeText(text)
  const empty = () => clipboard.writeText('')
  windowTimers(view).after(ms, () => {
    empty().catch(() => {
      view.addEventListener('focus', () => void empty().catch(() => undefined), { once: true })
    })
  })
}
