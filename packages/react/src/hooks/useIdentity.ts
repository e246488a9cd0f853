import { getIdentity, ownPicture, peekIdentity } from '@foyer/core'
import { type CaipAddress, truncateName } from '@foyer/protocol'
import { useClient } from './useClient.js'
import { useRead } from './useRead.js'

/** The name and picture to show for an account; either is absent when there is none. */
export function useIdentity(caipAddress: CaipAddress): useIdentity.Result {
  const client = useClient()
  const { data } = useRead(getIdentity, { caipAddress }, peekIdentity)
  return {
    name: data?.name ? truncateName(data.name) : undefined,
    avatar: ownPicture(client, data?.avatar),
  }
}

export declare namespace useIdentity {
  type Result = { name: string | undefined; avatar: string | undefined }
}
