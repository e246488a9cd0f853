import { getIdentity } from '@foyer/core'
import { type CaipAddress, truncateName } from '@foyer/protocol'
import { useRead } from './useRead.js'

/** The name and picture to show for an account; either is absent when there is none. */
export function useIdentity(caipAddress: CaipAddress): useIdentity.Result {
  const { data } = useRead(getIdentity, { caipAddress })
  return {
    name: data?.name ? truncateName(data.name) : undefined,
    // A picture elsewhere would tell its host who looks at it; and an account's owner chooses that host.
    avatar: data?.avatar?.startsWith('data:image/') ? data.avatar : undefined,
  }
}

export declare namespace useIdentity {
  type Result = { name: string | undefined; avatar: string | undefined }
}
