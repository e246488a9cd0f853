import { createBatches } from './accounts/createBatches.js'
import type { World } from './accounts/World.js'
import type { Approval } from './approval/Approval.js'
import { createHandlers } from './handlers/createHandlers.js'
import type { Handlers } from './handlers/Handlers.js'
import type { Wallet } from './handlers/Wallet.js'
import { createEntry } from './login/createEntry.js'
import { createTickets } from './login/createTickets.js'
import { createRequests } from './requests/createRequests.js'
import { createSafe } from './requests/createSafe.js'

/** Puts the wallet together from its parts: what each message does. */
export function createWallet(parts: createWallet.Parameters): Handlers {
  const { accounts, approval, calls, chains, choices, clock, person, server, vault } = parts
  const world: World = {
    ...clock,
    ...chains,
    smartNetworks: parts.smartNetworks,
    wallet: vault.wallet,
    preferred: choices.preferred,
    batches: createBatches(),
  }
  const entry = createEntry({ person, vault, choices })
  const safe = createSafe({ server, world, enter: entry.enter })
  const requests = createRequests({
    ...{ accounts, approval, entry, safe, vault, world },
    network: choices.network,
  })
  // What one person was asked is not another's to answer.
  person.onChange(requests.dropAll)
  const tickets = createTickets({ calls, pause: clock.pause })
  const { look, openPage, page, reload } = parts
  return createHandlers({
    ...{
      calls,
      choices,
      entry,
      look,
      openPage,
      page,
      person,
      reload,
      requests,
      tickets,
      vault,
      world,
    },
  })
}

export declare namespace createWallet {
  type Parameters = Pick<
    Wallet,
    'calls' | 'person' | 'vault' | 'choices' | 'look' | 'page' | 'openPage' | 'reload'
  > & {
    accounts: createRequests.Parameters['accounts']
    approval: Approval
    chains: Pick<World, 'chains' | 'bundler'>
    smartNetworks: World['smartNetworks']
    /** Where calls go that need no proof of who asks. */
    server: createSafe.Parameters['server']
    clock: Pick<World, 'now' | 'pause'>
  }
}
