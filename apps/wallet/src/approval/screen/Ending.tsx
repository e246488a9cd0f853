import { Actions, Button, Glyph, Hero, icons, Ring, useAnnounce } from '@foyer/react/ui'
import { useEffect, useRef } from 'react'
import { sayReason } from '../../texts/Reason.js'
import type { Stage } from './Scene.js'
import { useTexts } from './TextsContext.js'

/** What became of a request that was approved. */
export function Ending({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  const texts = useTexts()
  const announce = useAnnounce()
  const box = useRef<HTMLDivElement>(null)
  const [title, text] = wordsOf(stage, texts)
  const isFailed = stage.is === 'failed'
  useEffect(() => {
    announce(`${title} ${text}`, isFailed)
    box.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus()
  }, [announce, title, text, isFailed])
  return (
    <div className="ending" ref={box}>
      <div className="ending-words" tabIndex={-1}>
        <Ring state={isFailed ? 'declined' : stage.is === 'done' ? 'done' : 'wait'} round>
          <Glyph icon={icons.wallet} />
        </Ring>
        <Hero title={title} text={text} />
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

function wordsOf(stage: Stage, texts: ReturnType<typeof useTexts>): [title: string, text: string] {
  if (stage.is === 'failed') return [texts.failed, sayReason(stage.reason, texts.failures)]
  return stage.is === 'done' ? [texts.done, texts.doneText] : [texts.working, texts.workingText]
}
