import type { Client } from '../Client.js'
import { setScreens } from './setScreens.js'

/** Removes the progress of opening this wallet's app from the state. */
export function forgetOpening(client: Client, walletId: string): void {
  if (client.store.getState().screens.opening?.walletId !== walletId) return
  client.handles.opening?.()
  client.handles.opening = undefined
  setScreens(client, { opening: undefined })
}
