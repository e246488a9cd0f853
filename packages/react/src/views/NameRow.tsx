import type { State } from '@foyer/core'
import { showView } from '@foyer/core/internal'
import { readNameZone } from '@foyer/core/names'
import { useEffect } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useLateMessages } from '../hooks/useLateMessages.js'
import { Icon } from '../ui/Icon.js'
import { lateIcons } from '../ui/lateIcons.js'
import { Row } from '../ui/Row.js'

/** The way to a name for the account, where the host's server gives names. */
export function NameRow({ tight }: { tight?: boolean }) {
  const client = useFoyerClient()
  const { account } = useLateMessages()
  const isOffered = useFoyerSelector(givesNames)
  const { server } = client.options
  useEffect(() => {
    // Without an answer no name is offered, until the account is shown again.
    if (server !== undefined) readNameZone(client).catch(() => {})
  }, [client, server])
  if (!isOffered) return null
  return (
    <Row
      glyph={lateIcons.user}
      tight={tight}
      name={account.chooseName}
      end={<Icon of={lateIcons.chevron} size={16} />}
      onPress={() => showView(client, { name: 'ChooseAccountName' })}
      testId="choose-name"
    />
  )
}

function givesNames({ names }: State): boolean {
  return names?.zone?.suffix !== undefined
}
