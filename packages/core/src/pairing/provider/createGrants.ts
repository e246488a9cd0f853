import { type CaipNetworkId, sessionUpdateWaitMs } from '@foyer/protocol'
import type { Client } from '../../Client.js'
import type { PairingSession } from '../engine/PairingEngine.js'
import { addressesOf } from './granted.js'

/** Tells which networks the session has, and when it gets one. */
export function createGrants({ clock, signal }: Client, session: () => PairingSession | undefined) {
  const waiting = new Set<() => void>()
  const isGranted = (chain: CaipNetworkId) => {
    const current = session()
    return current !== undefined && addressesOf(current, chain).length > 0
  }
  return {
    isGranted,
    becomesGranted(chain: CaipNetworkId): Promise<boolean> {
      if (isGranted(chain)) return Promise.resolve(true)
      return new Promise((resolve) => {
        const end = () => {
          cancel()
          waiting.delete(look)
          signal.removeEventListener('abort', end)
          resolve(isGranted(chain))
        }
        const look = () => {
          if (isGranted(chain) || !session()) end()
        }
        const cancel = clock.after(sessionUpdateWaitMs, end)
        signal.addEventListener('abort', end)
        waiting.add(look)
      })
    },
    /** The session is another one now, or has other contents. */
    look() {
      for (const one of [...waiting]) one()
    },
  }
}
