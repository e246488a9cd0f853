import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import type { useLiveCode } from '../useLiveCode.js'

/** What was to be opened is good no more: another, please. */
export function Renew({ code: { renew } }: { code: useLiveCode.Result }) {
  const texts = usePairingMessages()
  return (
    <Button kind="primary" wide icon={icons.retry} onPress={renew} testId="renew">
      {texts.renew}
    </Button>
  )
}
