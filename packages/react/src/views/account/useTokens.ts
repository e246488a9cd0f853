import type { State, TokenBalance } from '@foyer/core'
import { failureId, isSpam } from '@foyer/core/internal'
import { balanceRetryBlockMs } from '@foyer/protocol'
import { useEffect, useMemo, useState } from 'react'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useBalancesOf } from '../../hooks/useBalancesOf.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { listStatus } from '../listStatus.js'

/** The tokens of an account, those that look like bait apart. */
export function useTokens({ address, balanceOf }: useAccountInUse.Result): useTokens.Result {
  const query = useBalancesOf(balanceOf)
  const { data, refetch } = query
  const blocked = useBlocked(balanceOf && failureId(balanceOf.caipNetworkId, address))
  const parted = useMemo(() => {
    const spam = data?.filter(isSpam) ?? []
    return { spam, tokens: data?.filter((token) => !spam.includes(token)) }
  }, [data])
  return {
    ...parted,
    status: listStatus(query),
    retry: blocked ? undefined : () => void refetch(),
  }
}

export declare namespace useTokens {
  type Result = {
    /** `undefined` until the first answer. */
    tokens: readonly TokenBalance[] | undefined
    spam: readonly TokenBalance[]
    status: listStatus.Result
    /** Absent while a failure is too fresh for another try. */
    retry: (() => void) | undefined
  }
}

/** Whether the last failure with this id is so recent that a retry would send no request. */
function useBlocked(id: string | undefined): boolean {
  const { clock } = useFoyerClient()
  const failures = useFoyerSelector(failuresOf)
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
