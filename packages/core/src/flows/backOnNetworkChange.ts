import type { Client } from '../Client.js'
import { hideModal } from '../modal/hideModal.js'
import type { History } from '../modal/history.js'
import { isShown } from '../modal/isShown.js'
import { policyOf } from '../modal/policyOf.js'
import { setHistory } from '../modal/showView.js'
import { activeNetworkId, isUnsupported } from '../network/state.js'

/** The network is another one: the views that led to it have done their work. */
export function backOnNetworkChange(client: Client): () => void {
  return client.store.subscribe(({ modal, network }, before) => {
    if (!isShown(client)) return
    if (activeNetworkId(network) === activeNetworkId(before.network) || isUnsupported(network))
      return
    const earlier = beforeSwitching(modal.history)
    if (earlier === modal.history) return
    if (earlier) setHistory(client, () => earlier, true)
    else hideModal(client)
  })
}

function beforeSwitching(history: History): History | undefined {
  const last = history.findLastIndex(({ name }) => !policyOf(name).switches)
  if (last === history.length - 1) return history
  const [first, ...rest] = history.slice(0, last + 1)
  return first && [first, ...rest]
}
