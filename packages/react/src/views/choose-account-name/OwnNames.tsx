import { showView } from '@foyer/core/internal'
import { listNames } from '@foyer/core/names'
import { useEffect, useState } from 'react'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { Button } from '../../ui/Button.js'
import { Icon } from '../../ui/Icon.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'

/** The names that lead to the account in use. */
export function OwnNames() {
  const client = useFoyerClient()
  const { choose: texts } = useNameMessages()
  const address = useAccountInUse()?.address
  const [found, setFound] = useState<readonly string[]>([])
  const [isUnread, setUnread] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to read
  useEffect(() => {
    let isLatest = true
    setFound([])
    setUnread(false)
    if (address === undefined) return
    listNames(client).then(
      (names) => isLatest && setFound(names),
      () => isLatest && setUnread(true),
    )
    return () => {
      isLatest = false
    }
  }, [client, address, attempt])
  if (isUnread)
    return (
      <>
        <Note tone="error">{texts.unread}</Note>
        <Button icon={icons.retry} onPress={() => setAttempt(attempt + 1)} testId="names-again">
          {texts.again}
        </Button>
      </>
    )
  if (found.length === 0) return null
  return (
    <RowList label={texts.own}>
      {found.map((name) => (
        <Row
          key={name}
          tight
          name={name}
          end={<Icon of={lateIcons.chevron} size={16} />}
          onPress={() => showView(client, { name: 'AccountName', data: { name } })}
          testId="own-name"
        />
      ))}
    </RowList>
  )
}
