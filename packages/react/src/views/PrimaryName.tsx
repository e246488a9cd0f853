import { activeNetwork, type State } from '@foyer/core'
import { type PrimaryName as Offer, type readName, readPrimaryName } from '@foyer/core/names'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useNameMessages } from '../hooks/useNameMessages.js'
import { Button } from '../ui/Button.js'
import { Note } from '../ui/Note.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { primaryFailure } from './primaryFailure.js'
import { useNameChange } from './useNameChange.js'
import { useNetworkName } from './useNetworkName.js'

/**
 * Whether the account goes by a name on its network, and the transaction that says so. Nothing where the network has no contract for it, or does not answer: the name
 * is whole without. It stands last, so that nothing moves when it comes.
 */
export function PrimaryName({ name, places }: PrimaryName.Props) {
  const client = useFoyerClient()
  const { primary: texts } = useNameMessages()
  const network = useNetworkName()
  const networkId = useFoyerSelector(idOf)
  const announce = useAnnounce()
  const [offer, setOffer] = useState<Offer>()
  const change = useNameChange(name, 'primary')
  const isOfNetwork = change.caipNetworkId === networkId
  const isDone = change.isDone && isOfNetwork
  const failure =
    change.failure !== undefined && isOfNetwork ? primaryFailure(texts, change.failure) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another network is a reason to read, and the same places read anew are none
  useEffect(() => {
    let isLatest = true
    setOffer(undefined)
    readPrimaryName(client, { name, places }).then(
      (found) => isLatest && setOffer(found),
      () => {},
    )
    return () => {
      isLatest = false
    }
  }, [client, name, networkId])
  useEffect(() => {
    if (isDone) announce(texts.done(network))
    if (failure !== undefined) announce(failure, true)
  }, [announce, failure, isDone, network, texts])
  if (!offer) return null
  const current = isDone ? name : offer.current
  if (current === name)
    return (
      <div data-testid="name-is-primary">
        <Note>{texts.done(network)}</Note>
      </div>
    )
  return (
    <div className="name-primary" data-testid="name-primary">
      <Note>{texts.text(network)}</Note>
      {current !== undefined && <Note tone="warn">{texts.replaces(current)}</Note>}
      {failure !== undefined && <Note tone="error">{failure}</Note>}
      <Button
        wide
        busy={change.isPending}
        disabled={change.isWaiting}
        onPress={() => void change.begin({ action: 'primary', offer })}
        testId="name-primary-set"
      >
        {change.isPending ? texts.sending : texts.press}
      </Button>
    </div>
  )
}

export declare namespace PrimaryName {
  type Props = {
    name: string
    /** Where it leads, where that was read already. */
    places?: readonly readName.Place[]
  }
}

function idOf({ network }: State) {
  return activeNetwork(network)?.caipNetworkId
}
