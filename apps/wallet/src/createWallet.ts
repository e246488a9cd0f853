import { createBatches } from './accounts/createBatches.js'
import { createDirectAnswers } from './accounts/createDirectAnswers.js'
import type { DirectFamily } from './accounts/families/DirectFamily.js'
import type { WalletEnvironment } from './accounts/WalletEnvironment.js'
import type { Approval } from './approval/Approval.js'
import { createHandlers } from './handlers/createHandlers.js'
import type { HandlerDependencies } from './handlers/HandlerDependencies.js'
import type { Handlers } from './handlers/Handlers.js'
import { createMoves } from './login/createMoves.js'
import type { StoredRound } from './login/createStoredRound.js'
import { createTickets } from './login/createTickets.js'
import { createVaultAccess } from './login/createVaultAccess.js'
import { createLetIn } from './requests/createLetIn.js'
import { createRequests } from './requests/createRequests.js'
import type { KnownWallets } from './vault/device/KnownWallets.js'

/** Puts the wallet together from its parts: what each message does. */
export function createWallet(parts: createWallet.Parameters): Handlers {
  const { accounts, approval, calls, chains, choices, clock, user, server, vault } = parts
  const world: WalletEnvironment = {
    ...clock,
    ...chains,
    smartNetworks: parts.smartNetworks,
    paymasterNetworks: parts.paymasterNetworks,
    sessionKeys: parts.sessionKeys,
    wallet: vault.wallet,
    preferred: choices.preferred,
    batches: createBatches(),
  }
  const { guardEmail, known, typed } = parts
  const moves = createMoves({ known, typed, user })
  const entry = createVaultAccess({
    ...{ user, vault, choices, moves },
    // What the guard was not told the last time.
    onEntered: ({ identity }) => void guardEmail.settle(identity.email).catch(() => undefined),
  })
  const answerDirectly = createDirectAnswers({ server, world, enter: entry.enter })
  const requests = createRequests({
    ...{ accounts, approval, entry, answerDirectly, vault, world },
    after: clock.after,
    network: choices.network,
    recover: (origin, signal) => parts.openPage('recover', origin, signal),
  })
  const letIn = createLetIn({ ...{ approval, choices, user }, showLoggedOut: parts.showLoggedOut })
  // What one user was asked is not another's to answer.
  user.onChange(requests.dropAll)
  user.onChange(letIn.dropAll)
  parts.onShown(requests.show)
  const { storedRound, leaving, look, openPage, page, reload, speech, warm } = parts
  const tickets = createTickets({ calls, storedRound, pause: clock.pause, url: server.url })
  return createHandlers({
    ...{
      calls,
      choices,
      entry,
      guardEmail,
      leaving,
      letIn,
      look,
      moves,
      openPage,
      page,
      user,
      reload,
      requests,
      speech,
      tickets,
      typed,
      vault,
      warm,
      world,
    },
  })
}

export declare namespace createWallet {
  type Parameters = Pick<
    HandlerDependencies,
    | 'calls'
    | 'user'
    | 'guardEmail'
    | 'leaving'
    | 'typed'
    | 'vault'
    | 'choices'
    | 'look'
    | 'page'
    | 'openPage'
    | 'speech'
    | 'reload'
    | 'warm'
  > & {
    known: KnownWallets
    accounts: createRequests.Parameters['accounts']
    approval: Approval
    chains: Pick<WalletEnvironment, 'chains' | 'bundler'>
    smartNetworks: WalletEnvironment['smartNetworks']
    paymasterNetworks: WalletEnvironment['paymasterNetworks']
    sessionKeys: WalletEnvironment['sessionKeys']
    showLoggedOut: createLetIn.Parameters['showLoggedOut']
    /** A login for which the page is left. */
    storedRound: StoredRound
    /** The server for calls that need no proof of the caller. */
    server: DirectFamily.Parts['server']
    clock: Pick<WalletEnvironment, 'now' | 'pause'> & Pick<createRequests.Parameters, 'after'>
    /** Calls back when the page shows the frame on its screen and when it takes it off. */
    onShown(onChange: (isShown: boolean) => void): void
  }
}
