import type { Views } from '@foyer/core'
import { findNetwork, networkImage, switchNetwork } from '@foyer/core/internal'
import { parseCaipNetworkId } from '@foyer/protocol'
import { useCallback } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useFoyerWalletInfo } from '../../hooks/useFoyerWalletInfo.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { readLate } from '../../locales/readLate.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { first, type LateView } from '../first.js'
import { sentence } from '../sentence.js'
import { useAtOnce } from '../useAtOnce.js'
import { useLate } from '../useLate.js'
import { useTask } from '../useTask.js'
import { WalletPrompt } from '../WalletPrompt.js'

export const view: LateView<'SwitchNetwork'> = {
  after: first,
  texts: ['late'],
  title: (messages, data, state) =>
    findNetwork(state.network, data.network)?.name ?? messages.modal.unknownNetwork,
  stays: (client) => readLate(client).unsupported.hero,
  Body: SwitchNetwork,
}

function SwitchNetwork({ data: { network: id } }: { data: Views['SwitchNetwork'] }) {
  const { actions } = useLateMessages()
  const { begin, status, error } = useTask('switchNetwork', switchNetwork)
  const switchNow = () => void begin({ network: id })
  useAtOnce(switchNow)
  const network = useShown(id)
  const words = useWords({ id, name: network.name, status, error })
  return (
    <WalletPrompt {...network} round {...words}>
      {status === 'error' && (
        <Button kind="primary" icon={icons.retry} wide onPress={switchNow} testId="try-again">
          {actions.tryAgain}
        </Button>
      )}
    </WalletPrompt>
  )
}

function useShown(id: Views['SwitchNetwork']['network']) {
  const { options } = useFoyerClient()
  const { modal } = useLateMessages()
  const network = useFoyerSelector(useCallback((state) => findNetwork(state.network, id), [id]))
  return {
    name: network?.name ?? modal.unknownNetwork,
    imageUrl: network && networkImage(network, options),
  }
}

function useWords({ id, name, status, error }: useWords.Parameters) {
  const { connecting, switchNetwork: texts } = useLateMessages()
  const wallet =
    useFoyerWalletInfo({ namespace: parseCaipNetworkId(id).namespace })?.name ?? connecting.wallet
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
    status: 'idle' | 'pending' | 'success' | 'error'
    error: unknown
  }
}

function pick({ title, text }: sentence.Result) {
  return { title, text }
}
