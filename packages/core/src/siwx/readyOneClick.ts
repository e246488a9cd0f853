import { siwxTextLifeMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { isPicking } from './isPicking.js'
import type { OneClick } from './OneClick.js'
import { oneClickOf } from './oneClickOf.js'

/** Makes ready what signs in by the press on a wallet, while there is one to be picked: after the opening is on the screen, and anew before it is too old. */
export function readyOneClick(client: Client): {
  readonly oneClick: OneClick
  look(): void
  end(): void
} {
  const oneClick = oneClickOf(client)
  let cancel = () => {}
  let turn: object | undefined
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
    oneClick,
    look() {
      if (!isPicking(client.store.getState())) return end()
      if (turn) return
      turn = {}
      void ready(turn)
    },
    end,
  }
}
