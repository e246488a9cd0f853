import { Button, icons, Note, useAnnounce } from '@foyer/react/ui'
import { useState } from 'react'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'
import type { CopySecret } from './createCopySecret.js'

/** Copies a secret, and empties the clipboard after a minute. */
export function SecretCopy({ text, copySecret, testId }: SecretCopy.Props) {
  const texts = useTexts()
  const { document } = useVisit()
  const announce = useAnnounce()
  const [said, setSaid] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    const view = document.defaultView
    const done = await (view ? copySecret(text, view) : Promise.reject()).then(
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

export declare namespace SecretCopy {
  type Props = { text: string; copySecret: CopySecret; testId: string }
}
