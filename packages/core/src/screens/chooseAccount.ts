import type { Namespace } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { switchAccount } from '../connection/switchAccount.js'
import { switchConnection } from '../connection/switchConnection.js'
import { embeddedConnectorId } from '../connectorIds.js'
import { setPreferredAccount } from '../embedded/setPreferredAccount.js'
import { notify } from '../notices/notify.js'
import type { Account } from '../WalletSession.js'
import { runTask } from './runTask.js'

/**
 * Uses another account that a connected wallet gave, and with it its wallet and chain family; of the embedded wallet, which has one of each
 * type, the account of this type. A failure is a notice: the wallet has taken the account back meanwhile, or the embedded wallet has none of this type here.
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
  type Parameters = Pick<Account, 'address' | 'type'> & {
    namespace: Namespace
    /** Default: the wallet in use of the chain family. */
    connectorId?: string | undefined
  }
}

function failureOf(client: Client, parameters: chooseAccount.Parameters) {
  return isEmbedded(client, parameters) ? 'embedded.settings.switchFailed' : 'account_not_found'
}

function isEmbedded(client: Client, parameters: chooseAccount.Parameters): boolean {
  return connectorOf(client, parameters) === embeddedConnectorId
}

function connectorOf(
  { store }: Client,
  { namespace, connectorId }: chooseAccount.Parameters,
): string | undefined {
  return connectorId ?? store.getState().connection.byNamespace[namespace]?.connectorId
}

async function use(client: Client, parameters: chooseAccount.Parameters) {
  const { namespace, address, type } = parameters
  const connectorId = connectorOf(client, parameters)
  const { connection, network } = client.store.getState()
  const isInUse = connection.byNamespace[namespace]?.connectorId === connectorId
  if (connectorId !== undefined && !(isInUse && network.active === namespace))
    switchConnection(client, { namespace, connectorId })
  if (isEmbedded(client, parameters)) {
    const wanted = type === 'smartAccount' ? type : 'eoa'
    return (await setPreferredAccount(client, { type: wanted })) === wanted
  }
  switchAccount(client, { namespace, address })
  return true
}
