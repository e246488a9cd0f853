import type { Client, State } from '@foyer/core'
import { accountOf, getSignInsQueryOptions, idOf, leaveSignIn } from '@foyer/core/internal'
import type { SiwxListed } from '@foyer/protocol/siwx'
import { useMemo } from 'react'
import { useDerived } from '../../hooks/useDerived.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerQuery } from '../../hooks/useFoyerQuery.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useSiwxMessages } from '../../hooks/useSiwxMessages.js'
import { readSiwx } from '../../locales/readSiwx.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { Hero } from '../../ui/Hero.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { RowList } from '../../ui/RowList.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { first, type LateView } from '../first.js'
import { listStatus } from '../listStatus.js'
import { useTask } from '../useTask.js'
import { SignInRow } from './SignInRow.js'

export const view: LateView<'SIWXSessions'> = {
  after: first,
  texts: ['late', 'siwx'],
  title: (_, __, ___, client) => readSiwx(client).sessions.title,
  Body: SignIns,
}

/** Where the account in use is signed in, each with its end. */
function SignIns() {
  const { sessions: texts } = useSiwxMessages()
  const { data = [], status, refetch } = useSignIns()
  const announce = useAnnounce()
  const { begin, isPending, variables, error } = useTask('leaveSignIn', leaveSignIn)
  const end = async ({ id }: SiwxListed) => {
    if (!(await begin({ id }))) return
    announce(texts.ended)
    await refetch()
  }
  if (status === 'pending') return <Skeleton shape="row" />
  if (status === 'error') return <Failed onRetry={() => void refetch()} />
  if (data.length === 0)
    return <EmptyState icon={lateIcons.key} title={texts.none} text={texts.text} />
  return (
    <>
      <Hero title={texts.list} text={texts.text} />
      <RowList label={texts.list}>
        {data.map((one) => (
          <SignInRow
            key={one.id}
            signIn={one}
            isEnding={isPending && variables?.id === one.id}
            onEnd={() => void end(one)}
          />
        ))}
      </RowList>
      {error !== undefined && <Note tone="error">{texts.endFailed}</Note>}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { sessions: texts } = useSiwxMessages()
  const { actions } = useMessages()
  return (
    <EmptyState icon={lateIcons.key} title={texts.failed} text={texts.failedText}>
      <Button size="small" icon={icons.retry} onPress={onRetry} testId="retry">
        {actions.tryAgain}
      </Button>
    </EmptyState>
  )
}

function useSignIns() {
  const client = useFoyerClient()
  const account = useDerived(accountId)
  const options = useMemo(
    () => (account ? getSignInsQueryOptions(client, { account }) : undefined),
    [client, account],
  )
  const result = useFoyerQuery(options)
  return { data: result.data, status: listStatus(result), refetch: result.refetch }
}

function accountId(_: Client, state: State) {
  const account = accountOf(state)
  return account && idOf(account)
}
