import {
  type Client,
  type Connector,
  connect,
  connectors,
  openModal,
  type ViewEntry,
} from '@foyer/core'

/** Connects the wallet of the page, then opens a view. */
export const connected = (view?: ViewEntry) => async (client: Client) => {
  // A client looks for wallets once its modal is opened.
  openModal(client)
  const { id: connectorId, namespace } = await found(client)
  await connect(client, { connectorId, namespace })
  openModal(client, { view })
}

function found({ store }: Client): Promise<Connector> {
  return new Promise((resolve) => {
    const check = () => {
      const [first] = connectors(store.getState().wallets)
      if (!first) return
      stop()
      resolve(first)
    }
    const stop = store.subscribe(check)
    check()
  })
}
