import { ownPicture } from '@foyer/core/internal'
import { getIdentityQueryOptions } from '@foyer/core/query'
import { type CaipAddress, truncateName } from '@foyer/protocol'
import { useMemo } from 'react'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerQuery } from './useFoyerQuery.js'

/** The name and picture to show for an account; either is absent when there is none. */
export function useIdentity(caipAddress: CaipAddress): useIdentity.Result {
  const client = useFoyerClient()
  const { data } = useFoyerQuery(
    useMemo(() => getIdentityQueryOptions(client, { caipAddress }), [client, caipAddress]),
  )
  return {
    name: data?.name ? truncateName(data.name) : undefined,
    avatar: ownPicture(client, data?.avatar),
  }
}

export declare namespace useIdentity {
  type Result = { name: string | undefined; avatar: string | undefined }
}
