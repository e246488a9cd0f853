import type { Client } from '../Client.js'
import { isShown } from '../modal/isShown.js'
import { resetView } from '../modal/resetView.js'
import { topEntry } from '../modal/topEntry.js'
import { registerName } from '../names/registerName.js'

/** Has the name that is chosen signed and registered. Its own view follows; a failure stands in `names.draft`. */
export function submitName(client: Client): void {
  registerName(client).then(
    () => {
      const { modal } = client.store.getState()
      if (!isShown(client) || topEntry(modal.history).name !== 'RegisterAccountName') return
      resetView(client, { name: 'RegisterAccountNameSuccess' })
    },
    () => {},
  )
}
