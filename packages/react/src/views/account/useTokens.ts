import {
  failureId,
  getBalances,
  isSpam,
  peekBalances,
  type State,
  type TokenBalance,
} from '@foyer/core'
import { balanceRetryBlockMs } from '@foyer/protocol'
import { useEffect, useMemo, useState } from 'react'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useClient } from '../../hooks/useClient.js'
import { useRead } from '../../hooks/useRead.js'
import { useSelect } from '../../hooks/useSelect.js'

/** The tokens of an account, those that look like bait apart. */
export function useTokens({ address, balanceOf }: useAccountInUse.Result): useTokens.Result {
  const { data, status, refresh } = useRead(getBalances, balanceOf, peekBalances)
  const blocked = useBlocked(balanceOf && failureId(balanceOf.caipNetworkId, address))
  const parted = useMemo(() => {
    const spam = data?.filter(isSpam) ?? []
    return { spam, tokens: data?.filter((token) => !spam.includes(token)) }
  }, [data])
  return { ...parted, status, retry: blocked ? undefined : () => void refresh() }
}

export declare namespace useTokens {
  type Result = {
    /** `undefined` until the first answer. */
    tokens: readonly TokenBalance[] | undefined
    spam: readonly TokenBalance[]
    status: useRead.Result<unknown>['status']
    /** Absent while a failure is too fresh for another try. */
    retry: (() => void) | undefined
  }
}

/** Whether a failure of this name is so fresh that nobody is asked. */
function useBlocked(id: string | undefined): boolean {
  const { clock } = useClient()
  const failures = useSelect(failuresOf)
  const at = id === undefined ? undefined : failures[id]?.at
  const [passed, setPassed] = useState<number>()
  useEffect(() => {
    if (at === undefined) return
    const left = at + balanceRetryBlockMs - clock.now()
    if (left > 0) return clock.after(left, () => setPassed(at))
    setPassed(at)
    return undefined
  }, [clock, at])
  return at !== undefined && at !== passed
}

function failuresOf({ account }: State) {
  return account.failures
}
