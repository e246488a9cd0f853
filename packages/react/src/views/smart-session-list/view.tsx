import type { State } from '@foyer/core'
import { endSession } from '@foyer/core/internal'
import type { SmartSession } from '@foyer/core/sessions'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useFoyerSmartSessions } from '../../hooks/useFoyerSmartSessions.js'
import { useSessionMessages } from '../../hooks/useSessionMessages.js'
import { readSessions } from '../../locales/readSessions.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { Hero } from '../../ui/Hero.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { Tag } from '../../ui/Tag.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { first, type LateView } from '../first.js'
import { listStatus } from '../listStatus.js'
import { SessionCard, shortSigner } from '../SessionCard.js'
import { useTask } from '../useTask.js'
import css from './view.css?inline'

export const view: LateView<'SmartSessionList'> = {
  after: first,
  texts: ['late', 'sessions'],
  title: (_, __, ___, client) => readSessions(client).title,
  Body: Sessions,
  css,
}

/** The keys that may act for the account in use, each with its end. */
function Sessions() {
  const texts = useSessionMessages()
  const result = useFoyerSmartSessions()
  const { data = [], refetch } = result
  const status = listStatus(result)
  const announce = useAnnounce()
  const { begin, isPending, variables, error } = useTask('endSession', endSession)
  const revoke = async (session: SmartSession) => {
    if (!(await begin({ pci: session.pci, revocable: session.revocable }))) return
    announce(texts.revoked)
    await refetch()
  }
  if (status === 'pending') return <Skeleton shape="row" />
  if (status === 'error') return <Failed onRetry={() => void refetch()} />
  return (
    <>
      <p className="session-beta">
        <Tag tone="accent">{texts.beta}</Tag>
      </p>
      {data.length === 0 ? (
        <EmptyState icon={lateIcons.key} title={texts.none} text={texts.noneText} />
      ) : (
        <>
          <Hero title={texts.hero} text={texts.text} />
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
          <ul className="sessions" role="list" aria-label={texts.list}>
            {data.map((one) => (
              <Revocable
                key={one.pci}
                session={one}
                isBusy={isPending && variables?.pci === one.pci}
                isWaiting={isPending}
                onRevoke={() => void revoke(one)}
              />
            ))}
          </ul>
          {error !== undefined && <Note tone="error">{texts.revokeFailed}</Note>}
        </>
      )}
    </>
  )
}

function Revocable({ session, isBusy, isWaiting, onRevoke }: Revocable.Props) {
  const texts = useSessionMessages()
  const networks = useFoyerSelector(networkOf)
  const { chainId, revocable } = session
  const network = networks.networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
  const hint = `revoke-${session.pci}`
  return (
    <SessionCard session={session} network={network?.name ?? chainId ?? undefined}>
      <p id={hint} className="session-hint">
        {revocable ? texts.free : texts.paid}
      </p>
      <Button
        size="small"
        busy={isBusy}
        disabled={isWaiting && !isBusy}
        describedBy={hint}
        onPress={onRevoke}
        testId={`revoke-${session.pci}`}
      >
        {texts.revokeKey(shortSigner(session))}
      </Button>
    </SessionCard>
  )
}

declare namespace Revocable {
  type Props = {
    session: SmartSession
    isBusy: boolean
    isWaiting: boolean
    onRevoke: () => void
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const texts = useSessionMessages()
  return (
    <EmptyState icon={lateIcons.key} title={texts.failed} text={texts.failedText}>
      <Button size="small" icon={icons.retry} onPress={onRetry} testId="retry">
        {texts.tryAgain}
      </Button>
    </EmptyState>
  )
}

function networkOf({ network }: State) {
  return network
}
