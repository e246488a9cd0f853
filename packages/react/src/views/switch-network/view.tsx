import { findNetwork, networkImage, switchNetwork, type Views } from '@foyer/core'
import { parseCaipNetworkId } from '@foyer/protocol'
import { useCallback } from 'react'
import { useAction } from '../../hooks/useAction.js'
import { useClient } from '../../hooks/useClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { useWalletInfo } from '../../hooks/useWalletInfo.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { Asking } from '../Asking.js'
import { first, type LateView } from '../first.js'
import { sentence } from '../sentence.js'
import { useAtOnce } from '../useAtOnce.js'
import { useLate } from '../useLate.js'

export const view: LateView<'SwitchNetwork'> = {
  after: first,
  title: (messages, data, state) =>
    findNetwork(state.network, data.network)?.name ?? messages.modal.unknownNetwork,
  Body: SwitchNetwork,
}

function SwitchNetwork({ data: { network: id } }: { data: Views['SwitchNetwork'] }) {
  const { actions } = useLateMessages()
  const { run, status, error } = useAction(switchNetwork)
  const ask = useCallback(() => void run({ network: id }), [run, id])
  useAtOnce(ask)
  const network = useShown(id)
  const words = useWords({ id, name: network.name, status, error })
  return (
    <Asking {...network} round {...words}>
      {status === 'error' && (
        <Button kind="primary" icon={icons.retry} wide onPress={ask} testId="try-again">
          {actions.tryAgain}
        </Button>
      )}
    </Asking>
  )
}

function useShown(id: Views['SwitchNetwork']['network']) {
  const { options } = useClient()
  const { modal } = useLateMessages()
  const network = useSelect(useCallback((state) => findNetwork(state.network, id), [id]))
  return {
    name: network?.name ?? modal.unknownNetwork,
    imageUrl: network && networkImage(network, options),
  }
}

function useWords({ id, name, status, error }: useWords.Parameters) {
  const { connecting, switchNetwork: texts } = useLateMessages()
  const wallet =
    useWalletInfo({ namespace: parseCaipNetworkId(id).namespace })?.name ?? connecting.wallet
  const late = useLate(status === 'pending')
  if (status === 'error')
    return { state: 'declined' as const, ...pick(sentence(error, wallet, texts.errors)) }
  if (status === 'success') return { state: 'done' as const, title: texts.done(name), text: '' }
  return {
    state: 'wait' as const,
    title: texts.waiting,
    text: late ? texts.stillText(wallet) : texts.waitingText(name, wallet),
  }
}

declare namespace useWords {
  type Parameters = {
    id: Views['SwitchNetwork']['network']
    name: string
    status: useAction.State['status']
    error: unknown
  }
}

function pick({ title, text }: sentence.Result) {
  return { title, text }
}
