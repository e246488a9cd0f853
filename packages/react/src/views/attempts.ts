import { type Client, type Connection, connect, type Views } from '@foyer/core'

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
    // Whoever takes the attempt over hears of its failure.
    answer.catch(() => {})
    begun.set(client, { connectorId, namespace, answer })
  },
  /** The attempt begun for this wallet, once; a new one when there is none. */
  take(client: Client, { connectorId, namespace }: Way): Promise<Connection> {
    const attempt = begun.get(client)
    begun.delete(client)
    const isMine = attempt?.connectorId === connectorId && attempt.namespace === namespace
    return isMine ? attempt.answer : connect(client, { connectorId, namespace })
  },
}
