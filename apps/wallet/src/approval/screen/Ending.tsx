import { Actions, Button, Glyph, Hero, icons, Ring, useAnnounce } from '@foyer/react/ui'
import { useEffect, useRef } from 'react'
import { type ReasonLine, sayReason } from '../../texts/Reason.js'
import { ReasonText } from '../../texts/ReasonText.js'
import { useTexts } from '../parts/TextsContext.js'
import type { ScenePhase } from './Scene.js'

/** What became of a request that was approved. */
export function Ending({ stage, onClose }: { stage: ScenePhase; onClose: () => void }) {
  const texts = useTexts()
  const announce = useAnnounce()
  const box = useRef<HTMLDivElement>(null)
  const [title, said] = wordsOf(stage, texts)
  const { text } = said
  const isFailed = stage.is === 'failed'
  useEffect(() => announce(`${title} ${text}`, isFailed), [announce, title, text, isFailed])
  // Once: by the time it is done the page may have gone on, and has the focus.
  useEffect(() => box.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus(), [])
  return (
    <div className="ending" ref={box}>
      <div className="ending-words" tabIndex={-1}>
        <Ring state={isFailed ? 'declined' : stage.is === 'done' ? 'done' : 'wait'} round>
          <Glyph icon={icons.wallet} />
        </Ring>
        <Hero title={title} text={<ReasonText said={said} />} />
      </div>
      {isFailed && (
        <Actions>
          <Button onPress={onClose} testId="approval-close">
            {texts.close}
          </Button>
        </Actions>
      )}
    </div>
  )
}

function wordsOf(
  stage: ScenePhase,
  texts: ReturnType<typeof useTexts>,
): [title: string, said: ReasonLine] {
  if (stage.is === 'failed') return [texts.failed, sayReason(stage.reason, texts.failures)]
  const own = (text: string): ReasonLine => ({ text, isQuote: false })
  return stage.is === 'done'
    ? [texts.done, own(texts.doneText)]
    : [texts.working, own(texts.workingText)]
}
