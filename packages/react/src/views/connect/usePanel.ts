import type { Client } from '@foyer/core'
import { fetchTexts } from '../../locales/fetchTexts.js'
import { useArrival } from '../useArrival.js'

/** The code of the ways beside the wallets. */
export function usePanel() {
  const { code: Panel, ...rest } = useArrival('Panel', fetchPanel)
  return { Panel, ...rest }
}

async function fetchPanel(client: Client) {
  const [{ Panel }] = await Promise.all([import('./Panel.js'), fetchTexts(client, ['embedded'])])
  return Panel
}
