import type { Namespace } from '@foyer/protocol'
import type { Account } from '../adapter.js'
import type { Client } from '../Client.js'
import { switchAccount } from '../connection/switchAccount.js'
import { embeddedConnectorId } from '../connectorIds.js'
import { setPreferredAccount } from '../embedded/setPreferredAccount.js'
import { notify } from '../notices/notify.js'
import { runTask } from './runTask.js'

/**
 * Uses another account that the wallet gave; of the embedded wallet, which has one of each type, the account of this type. A failure
 * is a notice, and so is that the embedded wallet has no account of this type here.
 *
 * @returns whether it is in use now
 * @throws as `switchAccount` and `setPreferredAccount`
 */
export function chooseAccount(
  client: Client,
  parameters: chooseAccount.Parameters,
): Promise<boolean> {
  return runTask(client, 'chooseAccount', parameters, async () => {
    let isUsed = false
    try {
      isUsed = await use(client, parameters)
      return isUsed
    } finally {
      if (!isUsed) notify(client, { kind: 'error', code: 'embedded.settings.switchFailed' })
    }
  })
}

export declare namespace chooseAccount {
  type Parameters = Pick<Account, 'address' | 'type'> & { namespace: Namespace }
}

async function use(client: Client, { namespace, address, type }: chooseAccount.Parameters) {
  const { connection } = client.store.getState()
  if (connection.byNamespace[namespace]?.connectorId === embeddedConnectorId) {
    const wanted = type === 'smartAccount' ? type : 'eoa'
    return (await setPreferredAccount(client, { type: wanted })) === wanted
  }
  switchAccount(client, { namespace, address })
  return true
}
