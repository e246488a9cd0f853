import { findConnector, replaceView, type Views } from '@foyer/core'
import { FoyerError } from '@foyer/protocol'
import { useCallback } from 'react'
import { useAction } from '../../hooks/useAction.js'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { Asking } from '../Asking.js'
import { attempts } from '../attempts.js'
import { Cancel } from '../Cancel.js'
import { first, type LateView } from '../first.js'
import { sentence } from '../sentence.js'
import { useAtOnce } from '../useAtOnce.js'
import { useLate } from '../useLate.js'
import { useWallet } from '../useWallet.js'
import { useCancelOnLeave } from './useCancelOnLeave.js'

export const view: LateView<'ConnectingExternal'> = {
  after: first,
  title: (messages, { connectorId, namespace }, { wallets }) =>
    findConnector(wallets, connectorId, namespace)?.name ??
    wallets.recent.find(({ id }) => id === connectorId)?.name ??
    messages.connect.title,
  Body: ConnectingExternal,
}

function ConnectingExternal({ data }: { data: Views['ConnectingExternal'] }) {
  const { connectorId, namespace } = data
  const wallet = useWallet(connectorId, namespace)
  const { run, status, error } = useAction(attempts.take)
  const ask = useCallback(() => void run({ connectorId, namespace }), [run, connectorId, namespace])
  useAtOnce(ask)

  useCancelOnLeave(data)

  if (status === 'success' || FoyerError.is(error, 'connector_already_connected'))
    return <Connected wallet={wallet} />
  if (status === 'error') return <Refused wallet={wallet} error={error} onAgain={ask} />
  return <Waiting wallet={wallet} />
}

type Wallet = ReturnType<typeof useWallet>

function Waiting({ wallet }: { wallet: Wallet }) {
  const { connecting } = useLateMessages()
  const late = useLate(true)
  return (
    <Asking
      state="wait"
      {...wallet}
      title={late ? connecting.still : connecting.waiting(wallet.name)}
      text={late ? connecting.stillText(wallet.name) : connecting.waitingText}
    >
      <Cancel />
    </Asking>
  )
}

function Connected({ wallet }: { wallet: Wallet }) {
  const { connecting } = useLateMessages()
  return (
    <Asking
      state="done"
      {...wallet}
      title={connecting.done}
      text={connecting.doneText(wallet.name)}
    />
  )
}

function Refused({ wallet, error, onAgain }: Refused.Props) {
  const client = useClient()
  const { actions, connecting } = useLateMessages()
  const { outcome, title, text } = sentence(error, wallet.name, connecting.errors)
  const again = (kind: 'primary' | 'neutral') => (
    <Button kind={kind} icon={icons.retry} wide onPress={onAgain} testId="try-again">
      {actions.tryAgain}
    </Button>
  )
  const { entry } = wallet
  return (
    <Asking state="declined" {...wallet} title={title} text={text}>
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
    </Asking>
  )
}

declare namespace Refused {
  type Props = { wallet: Wallet; error: unknown; onAgain: () => void }
}
