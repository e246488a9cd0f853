import type { State } from '@foyer/core'
import { showView } from '@foyer/core/internal'
import { readNameZone } from '@foyer/core/names'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useLateMessages } from '../hooks/useLateMessages.js'
import { Icon } from '../ui/Icon.js'
import { lateIcons } from '../ui/lateIcons.js'
import { Row } from '../ui/Row.js'
import { Skeleton } from '../ui/Skeleton.js'

/** The way to a name for the account, where the host's server gives names. Its place is kept until the server says so: nothing moves below it. */
export function NameRow({ tight }: { tight?: boolean }) {
  const client = useFoyerClient()
  const { account } = useLateMessages()
  const zone = useFoyerSelector(zoneOf)
  const { server } = client.options
  const [isUnread, setUnread] = useState(server === undefined)
  useEffect(() => {
    // Without an answer no name is offered, until the account is shown again.
    if (server !== undefined) readNameZone(client).catch(() => setUnread(true))
  }, [client, server])
  if (zone ? zone.suffix === undefined : isUnread) return null
  if (!zone)
    return <Row glyph={lateIcons.user} tight={tight} name="" sub={<Skeleton shape="text" />} />
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

function zoneOf({ names }: State) {
  return names?.zone
}
