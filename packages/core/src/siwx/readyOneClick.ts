import { siwxTextLifeMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { topEntry } from '../modal/topEntry.js'
import type { ViewName } from '../modal/views.js'
import type { OneClick } from './OneClick.js'

/** The views on which a wallet is picked. */
const picking: ReadonlySet<ViewName> = new Set([
  'Connect',
  'ConnectWallets',
  'AllWallets',
  'ConnectingMultiChain',
  'ConnectingExternal',
])

/** Makes ready what signs in by the press on a wallet, while there is one to be picked: after the opening is on the screen, and anew before it is too old. */
export function readyOneClick(client: Client, oneClick: OneClick): { look(): void; end(): void } {
  let cancel = () => {}
  let turn: object | undefined
  const isPicking = () => {
    const { open, history } = client.store.getState().modal
    return open && picking.has(topEntry(history).name)
  }
  const ready = async (mine: object) => {
    await client.handles.drawing
    if (turn !== mine) return
    await oneClick.prepare()
    if (turn === mine) cancel = client.clock.after(siwxTextLifeMs, () => void ready(mine))
  }
  const end = () => {
    turn = undefined
    cancel()
  }
  return {
    look() {
      if (!isPicking()) return end()
      if (turn) return
      turn = {}
      void ready(turn)
    },
    end,
  }
}
