import type { State } from '@foyer/core'
import { leadName, readName } from '@foyer/core/names'
import { type Namespace, truncateAddress } from '@foyer/protocol'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { Button } from '../../ui/Button.js'
import { Facts } from '../../ui/Facts.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { NameTrouble } from '../NameTrouble.js'

/** Where a name leads, and the accounts of other families that it could lead to as well. */
export function LeadsTo({ name }: { name: string }) {
  const client = useFoyerClient()
  const { own: texts } = useNameMessages()
  const { namespaces } = useLateMessages()
  const { active } = useFoyerSelector(networkOf)
  const [places, setPlaces] = useState<readonly readName.Place[]>()
  const [isUnread, setUnread] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const [leading, setLeading] = useState<Namespace>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to read
  useEffect(() => {
    let isLatest = true
    setUnread(false)
    readName(client, { name }).then(
      (found) => isLatest && setPlaces(found),
      () => isLatest && setUnread(true),
    )
    return () => {
      isLatest = false
    }
  }, [client, name, attempt])
  const again = () => setAttempt(attempt + 1)
  const lead = async (namespace: Namespace) => {
    setLeading(namespace)
    setFailure(undefined)
    try {
      await leadName(client, { name, namespace })
    } catch (error) {
      setFailure(error)
    } finally {
      setLeading(undefined)
      again()
    }
  }
  if (isUnread)
    return (
      <>
        <Note tone="error">{texts.unread}</Note>
        <Button icon={icons.retry} onPress={again} testId="name-retry">
          {texts.again}
        </Button>
      </>
    )
  if (!places) return <Skeleton shape="row" />
  const led = places.filter(({ isLed }) => isLed)
  return (
    <>
      {led.length === 0 && <Note>{texts.none}</Note>}
      <Facts
        items={led.map(({ id, address, network, namespace }) => ({
          name: network ?? (namespace ? namespaces[namespace] : id),
          value: <bdi dir="ltr">{truncateAddress(address)}</bdi>,
        }))}
      />
      {places.map(
        ({ isLed, namespace }) =>
          !isLed &&
          namespace !== undefined &&
          namespace !== active && (
            <Button
              key={namespace}
              icon={lateIcons.plus}
              busy={leading === namespace}
              disabled={leading !== undefined && leading !== namespace}
              onPress={() => void lead(namespace)}
              testId={`name-lead-${namespace}`}
            >
              {leading === namespace ? texts.leading : texts.lead(namespaces[namespace])}
            </Button>
          ),
      )}
      {failure !== undefined && <NameTrouble failure={failure} />}
    </>
  )
}

function networkOf({ network }: State) {
  return network
}
