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
 * is a notice: the wallet has taken the account back meanwhile, or the embedded wallet has none of this type here.
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
      if (!isUsed) notify(client, { kind: 'error', code: failureOf(client, parameters) })
    }
  })
}

export declare namespace chooseAccount {
  type Parameters = Pick<Account, 'address' | 'type'> & { namespace: Namespace }
}

function failureOf(client: Client, parameters: chooseAccount.Parameters) {
  return isEmbedded(client, parameters) ? 'embedded.settings.switchFailed' : 'account_not_found'
}

function isEmbedded({ store }: Client, { namespace }: chooseAccount.Parameters): boolean {
  const { byNamespace } = store.getState().connection
  return byNamespace[namespace]?.connectorId === embeddedConnectorId
}

async function use(client: Client, parameters: chooseAccount.Parameters) {
  const { namespace, address, type } = parameters
  if (isEmbedded(client, parameters)) {
    const wanted = type === 'smartAccount' ? type : 'eoa'
    return (await setPreferredAccount(client, { type: wanted })) === wanted
  }
  switchAccount(client, { namespace, address })
  return true
}
