import { disconnect, notify } from '@foyer/core'
import type { Namespace } from '@foyer/protocol'
import { useEffect } from 'react'
import { useFoyerAction } from '../../hooks/useFoyerAction.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Row } from '../../ui/Row.js'

/** Logs out, of every chain family that came with the login. */
export function DisconnectRow({ namespace }: { namespace: Namespace }) {
  const client = useFoyerClient()
  const { account: texts } = useLateMessages()
  const { mutate, status } = useFoyerAction(disconnect)
  useEffect(() => {
    if (status === 'error') notify(client, { kind: 'error', code: 'account.disconnectFailed' })
  }, [client, status])
  return (
    <Row
      glyph={lateIcons.leave}
      name={texts.disconnect}
      danger
      busy={status === 'pending'}
      onPress={() => mutate({ namespace })}
      testId="disconnect"
    />
  )
}
