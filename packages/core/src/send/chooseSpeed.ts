import type { Client } from '../Client.js'
import type { FeeSpeed } from '../SendFeatures.js'
import { editDraft } from './editDraft.js'

/** Chooses how soon the transfer is to be in a block: by what is offered for it. The preview has to be made anew. */
export function chooseSpeed(client: Client, speed: FeeSpeed): void {
  editDraft(client, () => ({ speed }))
}
