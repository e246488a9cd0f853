import type { Attempt, State, Views } from '@foyer/core'
import {
  attemptOf,
  beginConnect,
  findConnector,
  leaveConnect,
  replaceView,
  showConnect,
} from '@foyer/core/internal'
import { FoyerError } from '@foyer/protocol'
import { type ReactNode, useCallback, useRef } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { Cancel } from '../Cancel.js'
import { first, type LateView } from '../first.js'
import { sentence } from '../sentence.js'
import { useAtOnce } from '../useAtOnce.js'
import { useLate } from '../useLate.js'
import { useOnLeave } from '../useOnLeave.js'
import { useWallet } from '../useWallet.js'
import { WalletPrompt } from '../WalletPrompt.js'
import { OpenIn } from './OpenIn.js'

export const view: LateView<'ConnectingExternal'> = {
  after: first,
  texts: ['late'],
  title: (messages, { connectorId, namespace }, { wallets }) =>
    findConnector(wallets, connectorId, namespace)?.name ??
    wallets.recent.find(({ id }) => id === connectorId)?.name ??
    messages.connect.title,
  Body: ConnectingExternal,
}

function ConnectingExternal({ data }: { data: Views['ConnectingExternal'] }) {
  const client = useFoyerClient()
  const wallet = useWallet(data.connectorId, data.namespace)
  const { attempt, isConnected } = useAttempt(data)
  const { connectorId, namespace } = data
  const connector = useFoyerSelector(
    useCallback(
      ({ wallets }: State) => findConnector(wallets, connectorId, namespace),
      [connectorId, namespace],
    ),
  )
  const openIn = <OpenIn connector={connector} />
  useAtOnce(() => showConnect(client, data))
  useOnLeave(useCallback(() => leaveConnect(client, data), [client, data]))
  if (isConnected || FoyerError.is(attempt?.error, 'connector_already_connected'))
    return <Connected wallet={wallet} />
  if (attempt?.status !== 'error') return <Waiting wallet={wallet} openIn={openIn} />
  return (
    <Refused
      wallet={wallet}
      openIn={openIn}
      error={attempt.error}
      onAgain={() => beginConnect(client, { ...data })}
    />
  )
}

/** The attempt of this view; the last of it stays while the next view arrives. */
function useAttempt(data: Views['ConnectingExternal']) {
  const attempt = useFoyerSelector(
    useCallback(({ screens }: State) => attemptOf(screens, data), [data]),
  )
  const last = useRef<Attempt>(undefined)
  last.current = attempt ?? last.current
  const isConnected = useFoyerSelector(
    useCallback(
      ({ connection }: State) =>
        connection.byNamespace[data.namespace]?.connectorId === data.connectorId,
      [data],
    ),
  )
  return { attempt: last.current, isConnected }
}

type ExternalWallet = ReturnType<typeof useWallet>

function Waiting({ wallet, openIn }: { wallet: ExternalWallet; openIn: ReactNode }) {
  const { connecting } = useLateMessages()
  const late = useLate(true)
  return (
    <WalletPrompt
      state="wait"
      {...wallet}
      title={late ? connecting.still : connecting.waiting(wallet.name)}
      text={late ? connecting.stillText(wallet.name) : connecting.waitingText}
    >
      {openIn}
      <Cancel />
    </WalletPrompt>
  )
}

function Connected({ wallet }: { wallet: ExternalWallet }) {
  const { connecting } = useLateMessages()
  return (
    <WalletPrompt
      state="done"
      {...wallet}
      title={connecting.done}
      text={connecting.doneText(wallet.name)}
    />
  )
}

function Refused({ wallet, error, openIn, onAgain }: Refused.Props) {
  const client = useFoyerClient()
  const { actions, connecting } = useLateMessages()
  const { outcome, title, text } = sentence(error, wallet.name, connecting.errors)
  const again = (kind: 'primary' | 'neutral') => (
    <Button kind={kind} icon={icons.retry} wide onPress={onAgain} testId="try-again">
      {actions.tryAgain}
    </Button>
  )
  const { entry } = wallet
  return (
    <WalletPrompt state="declined" {...wallet} title={title} text={text}>
      {outcome === 'missing' && entry ? (
        <Actions>
          {again('neutral')}
          <Button
            kind="primary"
            wide
            onPress={() => replaceView(client, { name: 'Downloads', data: { walletId: entry.id } })}
          >
            {connecting.get(wallet.name)}
          </Button>
        </Actions>
      ) : (
        again('primary')
      )}
      {openIn}
    </WalletPrompt>
  )
}

declare namespace Refused {
  type Props = { wallet: ExternalWallet; error: unknown; openIn: ReactNode; onAgain: () => void }
}
