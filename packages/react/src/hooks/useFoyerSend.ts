import type { State } from '@foyer/core'
import { type SentTransfer, sendTransfer } from '@foyer/core/send'
import { useMemo } from 'react'
import { useFoyerAction } from './useFoyerAction.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/**
 * Sends from the connected account without a view of Foyer's, with the same checks, fee and last look as in the modal: `send` and `sendAsync` take what
 * `sendTransfer` takes, amounts as bigint in the smallest unit. `transfers` are those that were sent from here, each with what became of it.
 */
export function useFoyerSend(): useFoyerSend.Result {
  const action = useFoyerAction(sendTransfer)
  const transfers = useFoyerSelector(sentOf)
  return useMemo(() => {
    const { mutate, mutateAsync, ...state } = action
    return { ...state, send: mutate, sendAsync: mutateAsync, transfers }
  }, [action, transfers])
}

export declare namespace useFoyerSend {
  type Result = useFoyerAction.State<sendTransfer.Parameters, sendTransfer.Sent> & {
    reset: () => void
    /** Begins it; what goes wrong stands in `error`. */
    send: (parameters: sendTransfer.Parameters) => void
    /** Resolves once the wallet has sent it, and rejects as `sendTransfer` does. */
    sendAsync: (parameters: sendTransfer.Parameters) => Promise<sendTransfer.Sent>
    /** The latest first. */
    transfers: readonly SentTransfer[]
  }
}

function sentOf({ send }: State) {
  return send.sent
}
