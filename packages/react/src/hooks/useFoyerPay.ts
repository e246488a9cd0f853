import type { State } from '@foyer/core'
import { openPay, type Payment } from '@foyer/core/pay'
import { useMemo } from 'react'
import { useFoyerAction } from './useFoyerAction.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/**
 * Opens a payment of the page's own in the modal: `pay` and `payAsync` take what `openPay` takes. Of several that are opened from here, the result is that of the last one.
 * `payment` is the one that the modal has, of this hook or another, with what became of it until now.
 */
export function useFoyerPay(): useFoyerPay.Result {
  const action = useFoyerAction(openPay)
  const payment = useFoyerSelector(payOf)
  return useMemo(() => {
    const { mutate, mutateAsync, ...state } = action
    return { ...state, pay: mutate, payAsync: mutateAsync, payment }
  }, [action, payment])
}

export declare namespace useFoyerPay {
  type Result = useFoyerAction.State<openPay.Parameters, openPay.Paid> & {
    reset: () => void
    /** Opens it; what goes wrong stands in `error`. */
    pay: (parameters: openPay.Parameters) => void
    /** Resolves once the transaction is in a block, and rejects as `openPay` does. */
    payAsync: (parameters: openPay.Parameters) => Promise<openPay.Paid>
    /** Absent where none is open or on its way. */
    payment: Payment | undefined
  }
}

function payOf({ pay }: State) {
  return pay
}
