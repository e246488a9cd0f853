import { CopyButton, Fold, useAnnounce } from '@foyer/react/ui'
import type { Action } from '../../actions/Action.js'
import { useTexts } from '../parts/TextsContext.js'
import { spellOut } from '../text/spellOut.js'
import { rawOf } from './rawOf.js'

/** What is signed, to the last byte, for those who read such things. */
export function Raw({ action }: { action: Action }) {
  const texts = useTexts()
  return (
    <Fold title={texts.raw} testId="approval-raw">
      <RawText text={rawOf(action)} />
    </Fold>
  )
}

function RawText({ text }: { text: string }) {
  const texts = useTexts()
  const announce = useAnnounce()
  return (
    <>
      <pre className="approval-raw" dir="ltr">
        {spellOut(text)
          .map((piece) => (piece.hidden ? `[${piece.text}]` : piece.text))
          .join('')}
      </pre>
      <CopyButton text={text} label={texts.copy} copiedLabel={texts.copied} announce={announce}>
        {texts.copy}
      </CopyButton>
    </>
  )
}
