import type { AssetMessages } from '../locales/AssetMessages.js'
import { enAssets } from '../locales/en.assets.js'
import { readTexts } from '../locales/readTexts.js'
import { useFoyerClient } from './useFoyerClient.js'

/** The texts of what an account holds and did, the host’s own (`messages.assets`) in their place. */
export function useAssetMessages(): AssetMessages {
  return readTexts(useFoyerClient(), 'assets', enAssets)
}
