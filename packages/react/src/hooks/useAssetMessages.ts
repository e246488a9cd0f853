import { useMemo } from 'react'
import type { AssetMessages } from '../locales/assetMessages.js'
import { enAssets } from '../locales/en.assets.js'
import { override } from '../locales/override.js'
import { useClient } from './useClient.js'

/** The texts of what an account holds and did, the host's own (`messages.assets`) in their place. */
export function useAssetMessages(): AssetMessages {
  const { messages } = useClient().options
  return useMemo(() => override<AssetMessages>(enAssets, messages.assets), [messages])
}
