import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { useCopyLink } from '../useCopyLink.js'
import type { useLiveCode } from '../useLiveCode.js'

/** The link, for a wallet that takes it from the clipboard. */
export function Copy({ code: { uri }, ready }: { code: useLiveCode.Result; ready: boolean }) {
  const texts = usePairingMessages()
  const { copied, copy } = useCopyLink()
  return (
    <Button
      wide
      icon={copied ? icons.tick : lateIcons.copy}
      disabled={!ready}
      onPress={() => uri !== undefined && void copy(uri)}
      testId="copy-link"
    >
      {texts.copy}
    </Button>
  )
}
