import { closeModal, type State } from '@foyer/core'
import { enterName } from '@foyer/core/internal'
import { useEffect, useState } from 'react'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useNameMessages } from '../../hooks/useNameMessages.js'
import { readNames } from '../../locales/readNames.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { useSheet } from '../../ui/useSheet.js'
import { first, type LateView } from '../first.js'
import { isUnanswered } from '../isUnanswered.js'
import nameCss from '../Names.css?inline'
import { NameForm } from './NameForm.js'

export const view: LateView<'RegisterAccountName'> = {
  after: first,
  texts: ['late', 'names'],
  title: (_, __, ___, client) => readNames(client).register.title,
  Body: RegisterAccountName,
}

/** A name is chosen, its message is shown, and signed. */
function RegisterAccountName() {
  useSheet(nameCss)
  const client = useFoyerClient()
  const account = useAccountInUse()
  const names = useFoyerSelector(namesOf)
  const [failure, setFailure] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const address = account?.address
  const network = account?.balanceOf?.caipNetworkId
  // Another account or network begins anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read by the action
  useEffect(() => {
    let isLatest = true
    setFailure(undefined)
    enterName(client).catch((error: unknown) => {
      if (isLatest) setFailure(error)
    })
    return () => {
      isLatest = false
    }
  }, [client, address, network, attempt])
  const zone = names?.zone
  if (isUnanswered(failure)) return <Unread onRetry={() => setAttempt(attempt + 1)} />
  if (failure !== undefined || (zone && zone.suffix === undefined)) return <None />
  if (!names?.draft || zone?.suffix === undefined) return <Skeleton shape="row" />
  return <NameForm draft={names.draft} suffix={zone.suffix} />
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const { register: texts } = useNameMessages()
  return (
    <EmptyState icon={lateIcons.user} title={texts.unread} text={texts.unreadText}>
      <Button size="small" icon={icons.retry} onPress={onRetry} testId="name-retry">
        {texts.again}
      </Button>
    </EmptyState>
  )
}

function None() {
  const client = useFoyerClient()
  const { register: texts } = useNameMessages()
  return (
    <EmptyState icon={lateIcons.user} title={texts.none} text={texts.noneText}>
      <Button size="small" onPress={() => closeModal(client)} testId="name-none">
        {texts.close}
      </Button>
    </EmptyState>
  )
}

function namesOf({ names }: State) {
  return names
}
