import { useEffect, useRef, useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Button } from '../../ui/Button.js'
import { useSheet } from '../../ui/useSheet.js'
import { readCamera } from './readCamera.js'
import css from './Scan.css?inline'
import { useTakesFocus } from './useTakesFocus.js'

/** The camera, until it sees a code. */
export function Scan({ onText, onEnd }: Scan.Props) {
  useSheet(css)
  const { environment } = useFoyerClient()
  const { camera: texts } = usePaymentMessages().receiver
  const video = useRef<HTMLVideoElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const reports = useRef({ onText, onEnd, texts })
  reports.current = { onText, onEnd, texts }
  useTakesFocus(pane, 'button')
  useEffect(() => {
    const scope = environment.window()
    if (!video.current || !scope) return undefined
    return readCamera(video.current, {
      scope,
      onOpen: () => setOpen(true),
      onText: (text) => reports.current.onText(text),
      onEnd: (fault) => reports.current.onEnd(fault && reports.current.texts[fault]),
    })
  }, [environment])
  return (
    <div className="scan" ref={pane} data-testid="send-scan-view" data-open={isOpen || undefined}>
      <div className="scan-picture">
        <video ref={video} muted playsInline aria-label={texts.picture} />
      </div>
      <p className="send-label" role="status">
        {isOpen ? texts.looking : texts.opening}
      </p>
      <Button size="small" onPress={() => onEnd()} testId="send-scan-stop">
        {texts.stop}
      </Button>
    </div>
  )
}

export declare namespace Scan {
  type Props = {
    onText: (text: string) => void
    /** Without a code, and why; `undefined` when the user or the page ended it. */
    onEnd: (trouble?: string) => void
  }
}
