import { disconnect, notify } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useEffect } from 'react'
import { useAction } from '../../hooks/useAction.js'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'

/** Logs out, of every chain family that came with the login. */
export function DisconnectRow({ namespace }: { namespace: Namespace }) {
  const client = useClient()
  const { account: texts } = useLateMessages()
  const { run, status } = useAction(disconnect)
  useEffect(() => {
    if (status === 'error') notify(client, { kind: 'error', text: texts.disconnectFailed })
  }, [client, status, texts])
  return (
    <Row
      glyph={lateIcons.leave}
      name={texts.disconnect}
      danger
      busy={status === 'pending'}
      onPress={() => void run({ namespace })}
      testId="disconnect"
    />
  )
}
