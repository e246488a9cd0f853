import type { State } from '@foyer/core'
import type { readName } from '@foyer/core/names'
import { truncateAddress } from '@foyer/protocol'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { Button } from '../../ui/Button.js'
import { Facts } from '../../ui/Facts.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { NameTrouble } from '../NameTrouble.js'
import { useNameChange } from '../useNameChange.js'

/** Where a name leads, and the accounts of other families that it could lead to as well. */
export function LeadsTo({ name, places }: LeadsTo.Props) {
  const { own: texts } = useNameMessages()
  const { namespaces } = useLateMessages()
  const { active } = useFoyerSelector(networkOf)
  const { begin, failure, isPending, isWaiting, namespace: leading } = useNameChange(name, 'lead')
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
              busy={isPending && leading === namespace}
              disabled={isWaiting || (isPending && leading !== namespace)}
              onPress={() => void begin({ action: 'lead', name, namespace })}
              testId={`name-lead-${namespace}`}
            >
              {isPending && leading === namespace
                ? texts.leading
                : texts.lead(namespaces[namespace])}
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
  }
}

function networkOf({ network }: State) {
  return network
}
