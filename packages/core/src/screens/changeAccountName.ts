import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { leadName } from '../names/leadName.js'
import type { PrimaryName } from '../names/readPrimaryName.js'
import { releaseName } from '../names/releaseName.js'
import { setPrimaryName } from '../names/setPrimaryName.js'
import { showNamePicture } from '../names/showNamePicture.js'
import { runTask } from './runTask.js'

/** What is changed of a name of the account in use. */
export type AccountNameChange =
  | { readonly action: 'lead'; readonly name: string; readonly namespace: Namespace }
  | {
      readonly action: 'picture'
      readonly name: string
      readonly picture: Uint8Array | undefined
    }
  | { readonly action: 'release'; readonly name: string }
  | { readonly action: 'primary'; readonly offer: PrimaryName }

/**
 * Changes a name for a screen.
 *
 * @throws as `leadName`, `showNamePicture`, `releaseName`, `setPrimaryName`
 */
export async function changeAccountName(client: Client, change: AccountNameChange): Promise<void> {
  const { action } = change
  if (action === 'primary') {
    const { name, caipNetworkId } = change.offer
    const variables = { action, name, caipNetworkId }
    return runTask(client, 'changeName', variables, () => setPrimaryName(client, change.offer))
  }
  const { name } = change
  const namespace = action === 'lead' ? change.namespace : undefined
  await runTask(client, 'changeName', { action, name, namespace }, () => {
    if (action === 'lead') return leadName(client, change)
    return action === 'picture' ? showNamePicture(client, change) : releaseName(client, change)
  })
}
