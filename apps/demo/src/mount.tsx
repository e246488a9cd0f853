import { loadFonts } from '@foyer/react/fonts'
import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { installWallets } from './installWallets.js'
import { query } from './query.js'
import { readWorld } from './readWorld.js'

/**
 * Starts a page: its wallets first, as an extension would be there before it, then what it shows. `families`: with wallets of every chain family.
 */
export async function mount(
  load: () => Promise<ComponentType>,
  { families = false } = {},
): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')
  if (query.dir) document.documentElement.dir = query.dir
  // Nothing waits for the faces: the system's stand in until they are there.
  loadFonts().catch(() => {})
  await installWallets(readWorld(), families)
  const Page = await load()
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
