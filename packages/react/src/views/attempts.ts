import { type Client, type Connection, cancelConnect, connect, top, type Views } from '@foyer/core'

type Way = Views['ConnectingExternal']
type Attempt = Way & { readonly answer: Promise<Connection> }

const begun = new WeakMap<Client, Attempt>()

/**
 * A wallet is asked in the press on its row, before anything is drawn; the view that waits for the answer
 * takes the attempt over when it is there.
 */
export const attempts = {
  begin(client: Client, { connectorId, namespace }: Way): void {
    const answer = connect(client, { connectorId, namespace })
    const attempt = { connectorId, namespace, answer }
    begun.set(client, attempt)
    callOffOnLeave(client, attempt)
    // Whoever takes the attempt over hears of its failure.
    answer.catch(() => {})
  },
  /** The attempt begun for this wallet, once; a new one when there is none. */
  take(client: Client, { connectorId, namespace }: Way): Promise<Connection> {
    const attempt = begun.get(client)
    begun.delete(client)
    const isMine = attempt?.connectorId === connectorId && attempt.namespace === namespace
    return isMine ? attempt.answer : connect(client, { connectorId, namespace })
  },
}

/** Who leaves before the view has arrived, and so could take the attempt over, does not want it any more. */
function callOffOnLeave(client: Client, attempt: Attempt): void {
  let shown = false
  const stop = client.store.subscribe(({ modal }) => {
    const isThere = top(modal.history).name === 'ConnectingExternal'
    if (isThere || !shown) {
      shown = isThere
      return
    }
    stop()
    if (begun.get(client) !== attempt) return
    begun.delete(client)
    const { asking } = client.store.getState().connection
    if (asking?.connectorId === attempt.connectorId && asking.namespace === attempt.namespace)
      cancelConnect(client)
  })
}
