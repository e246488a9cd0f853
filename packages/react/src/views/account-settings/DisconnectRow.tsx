import { leaveWallet } from '@foyer/core/internal'
import type { Namespace } from '@foyer/protocol'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'
import { useTask } from '../useTask.js'

/** Logs out, of every chain family that came with the login. */
export function DisconnectRow({ namespace }: { namespace: Namespace }) {
  const { account: texts } = useLateMessages()
  const { begin, isPending } = useTask('disconnect', leaveWallet)
  return (
    <Row
      glyph={lateIcons.leave}
      name={texts.disconnect}
      danger
      busy={isPending}
      onPress={() => void begin({ namespace })}
      testId="disconnect"
    />
  )
}
