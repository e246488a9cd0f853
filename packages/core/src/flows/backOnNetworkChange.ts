import type { Client } from '../client.js'
import { hide } from '../modal/hide.js'
import type { History } from '../modal/history.js'
import { setHistory } from '../modal/show.js'
import type { ViewName } from '../modal/views.js'
import { activeNetworkId, isUnsupported } from '../network/state.js'

/** Views that were only there to change the network. */
const switching: readonly ViewName[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

/** The network is another one: the views that led to it have done their work. */
export function backOnNetworkChange(client: Client): () => void {
  return client.store.subscribe(({ modal, network }, before) => {
    if (!modal.open && !client.options.enableEmbedded) return
    if (activeNetworkId(network) === activeNetworkId(before.network) || isUnsupported(network))
      return
    const earlier = beforeSwitching(modal.history)
    if (earlier === modal.history) return
    if (earlier) setHistory(client, () => earlier, true)
    else hide(client)
  })
}

function beforeSwitching(history: History): History | undefined {
  const last = history.findLastIndex(({ name }) => !switching.includes(name))
  if (last === history.length - 1) return history
  const [first, ...rest] = history.slice(0, last + 1)
  return first && [first, ...rest]
}
