import type { Client } from '../client.js'
import { setDirectory } from '../wallets/setDirectory.js'
import { suggests } from '../wallets/suggests.js'

/**
 * Where a directory has something for the first screen it is asked when the modal opens: once, and again at a later
 * opening that is for another chain family or finds that something could not be had.
 */
export function suggestWallets(client: Client): () => void {
  const { options, store } = client
  if (!suggests(options)) return () => {}
  let life = new AbortController()
  let isShown = false
  /** For which chain family the answers are known, or on their way; `undefined` for none, `all` for every one. */
  let asked: string | undefined
  const ask = async (namespace: string) => {
    life.abort()
    life = new AbortController()
    const { signal } = life
    asked = namespace
    // The wallets that are in the page come first: the code that asks for others does not hold them up.
    await client.drawing.current
    if (signal.aborted) return
    if (options.server !== undefined)
      // What asks the server comes beside what asks for it, and not after it.
      import('../wallets/askServer.js').catch(() => {})
    const isWhole = await import('../wallets/suggestWallets.js').then(
      ({ suggestWallets }) => suggestWallets(client, { signal }),
      () => {
        // The chunk did not arrive: nothing is awaited any more.
        setDirectory(client, { suggesting: false })
        return false
      },
    )
    if (!isWhole && !signal.aborted) asked = undefined
  }
  const look = () => {
    const { modal } = store.getState()
    const namespace = modal.namespace ?? 'all'
    const wasShown = isShown
    isShown = modal.open || options.enableEmbedded
    if (isShown && !wasShown && asked !== namespace) void ask(namespace)
  }
  look()
  return store.subscribe(look)
}
