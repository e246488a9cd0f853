import type { State } from '@foyer/core'
import { leadName, type readName } from '@foyer/core/names'
import { type Namespace, truncateAddress } from '@foyer/protocol'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { Button } from '../../ui/Button.js'
import { Facts } from '../../ui/Facts.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { NameTrouble } from '../NameTrouble.js'

/** Where a name leads, and the accounts of other families that it could lead to as well. */
export function LeadsTo({ name, places, onDone }: LeadsTo.Props) {
  const client = useFoyerClient()
  const { own: texts } = useNameMessages()
  const { namespaces } = useLateMessages()
  const { active } = useFoyerSelector(networkOf)
  const [failure, setFailure] = useState<unknown>()
  const [leading, setLeading] = useState<Namespace>()
  const lead = async (namespace: Namespace) => {
    setLeading(namespace)
    setFailure(undefined)
    try {
      await leadName(client, { name, namespace })
    } catch (error) {
      setFailure(error)
    } finally {
      setLeading(undefined)
      onDone()
    }
  }
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

export declare namespace LeadsTo {
  type Props = {
    name: string
    places: readonly readName.Place[]
    /** Where it leads may be another place now. */
    onDone: () => void
  }
}

function networkOf({ network }: State) {
  return network
}
