import { useEffect } from 'react'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { QrCode } from '../../ui/QrCode.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { useSheet } from '../../ui/useSheet.js'
import css from '../Code.css?inline'
import { useCopyLink } from '../useCopyLink.js'

/** The request as a code, for the phone that has the app. */
export function Scan({ url }: { url: string | undefined }) {
  useSheet(css)
  const { farcaster: texts } = useEmbeddedMessages()
  const announce = useAnnounce()
  const { copied, copy } = useCopyLink()
  useEffect(
    () => announce(url === undefined ? texts.preparing : texts.scan),
    [announce, url, texts],
  )
  return (
    <div className="code">
      <QrCode text={url} label={texts.code} busy={url === undefined} testId="farcaster-code" />
      <p className="code-hint">{texts.scan}</p>
      <div className="code-foot" data-alone>
        <Button
          size="small"
          icon={copied ? icons.tick : lateIcons.copy}
          disabled={url === undefined}
          onPress={() => url !== undefined && void copy(url)}
          testId="copy-link"
        >
          {texts.copy}
        </Button>
      </div>
    </div>
  )
}
