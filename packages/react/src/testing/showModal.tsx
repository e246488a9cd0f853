import { connect, openModal, type State, type ViewEntry } from '@foyer/core'
import { fakeConnector } from '@foyer/core/testing'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from './drawPage.js'
import { hastenFrame } from './hastenFrame.js'
import { pageClient } from './pageClient.js'

/**
 * A host's page with the modal open on a view. What the test does not give is as in a page whose wallet is installed, willing and not
 * connected.
 */
export async function showModal(view?: ViewEntry, options: showModal.Options = {}) {
  const { isConnected = false, facts = {}, isNarrow = false, ...rest } = options
  if (isNarrow) await narrow()
  const { client, adapter } = pageClient(rest)
  hastenFrame(client)
  const drawn = drawPage(client, <button type="button">Of the page</button>)
  const [{ id, namespace } = fakeConnector()] = options.wallet?.connectors ?? []
  if (isConnected) await connect(client, { connectorId: id, namespace })
  client.store.setState((state) =>
    Object.fromEntries(
      Object.entries(facts).map(([slice, change]) => [
        slice,
        { ...state[slice as keyof State], ...change },
      ]),
    ),
  )
  openModal(client, { view })
  return { ...drawn, client, adapter, dialog: page.getByRole('dialog') }
}

export declare namespace showModal {
  type Options = pageClient.Options & {
    /** The wallet is connected before the modal opens. */
    readonly isConnected?: boolean
    /** Facts of some slices, merged into those of the client. */
    readonly facts?: { readonly [slice in keyof State]?: Partial<State[slice]> }
    /** The narrowest phone. */
    readonly isNarrow?: boolean
  }
}

async function narrow() {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1024, 768))
}
