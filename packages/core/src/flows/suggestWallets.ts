import type { Client } from '../Client.js'
import { isShown } from '../modal/isShown.js'
import { setDirectory } from '../wallets/setDirectory.js'
import { suggests } from '../wallets/suggests.js'

/**
 * Fetches the wallets of the first screen from a directory when the modal opens: once, and again at a later opening for
 * another chain family or after a failure.
 */
export function suggestWallets(client: Client): () => void {
  const { options, store } = client
  if (!suggests(options)) return () => {}
  const { featured, recommended } = store.getState().wallets.directory
  // Room is kept from the first view on: of what is new, not beside what is there when the client starts again.
  if (!featured[0] && !recommended[0]) setDirectory(client, { suggesting: true })
  let life = new AbortController()
  let isThere = false
  /** For which chain family the answers are known, or on their way; `undefined` for none, `all` for every one. */
  let requested: string | undefined
  const suggest = async (namespace: string) => {
    life.abort()
    life = new AbortController()
    const { signal } = life
    requested = namespace
    // The wallets in the page are shown first: the code that fetches others does not delay them.
    await client.handles.drawing
    if (signal.aborted) return
    if (options.server !== undefined)
      // Loaded in parallel with the code that needs it.
      import('../wallets/fetchWallets.js').catch(() => {})
    const isWhole = await import('../wallets/suggestWallets.js').then(
      ({ suggestWallets }) => suggestWallets(client, { signal }),
      () => {
        // The chunk did not load: nothing is awaited any more.
        setDirectory(client, { suggesting: false })
        return false
      },
    )
    if (!isWhole && !signal.aborted) requested = undefined
  }
  const look = () => {
    const { modal } = store.getState()
    const namespace = modal.namespace ?? 'all'
    const wasThere = isThere
    isThere = isShown(client)
    if (isThere && !wasThere && requested !== namespace) void suggest(namespace)
  }
  look()
  return store.subscribe(look)
}
