import type { ViewEntry } from '@foyer/core'
import { accountServer, serveAccount } from './accountServer.js'
import type { Visit } from './createVisit.js'
import { coded, withWallet } from './loginScenes.js'
import { openView } from './mount.js'
import type { Scene } from './Scene.js'
import { type FakeAnswers, rightCode } from './serveFakeWallet.js'

/** Logged in, and at a view. */
export const loggedIn =
  (view: ViewEntry | undefined, seen: string, play?: FakeAnswers) =>
  async (visit: Visit): Promise<void> => {
    await coded(play)(visit)
    await visit.dialog.getByTestId('code').fill(rightCode)
    await visit.modal.waitFor({ state: 'detached' })
    await openView(visit, view)
    await visit.dialog.getByTestId(seen).first().waitFor()
  }

const wallet = { options: withWallet }

/** The views of the wallet that comes with a login. */
export const embeddedScenes: readonly Scene[] = [
  {
    ...wallet,
    name: 'account-embedded',
    options: { ...withWallet, ...accountServer },
    arrange: async (visit) => {
      await serveAccount(visit.page)
      await loggedIn(undefined, 'token')(visit)
      await visit.dialog.getByTestId('account-balance').waitFor()
    },
  },
  {
    ...wallet,
    name: 'account-settings',
    arrange: loggedIn({ name: 'AccountSettings' }, 'smart-account'),
  },
  {
    ...wallet,
    name: 'wallet-security',
    arrange: loggedIn({ name: 'WalletSecurity', data: {} }, 'wallet-export'),
  },
  {
    ...wallet,
    name: 'wallet-security-page',
    arrange: async (visit) => {
      await loggedIn({ name: 'WalletSecurity', data: { page: 'export' } }, 'frame-place')(visit)
      await visit.page.locator('iframe[data-foyer-frame]').waitFor()
    },
  },
  {
    ...wallet,
    name: 'update-email',
    arrange: loggedIn({ name: 'UpdateEmailWallet' }, 'save-email'),
  },
  {
    ...wallet,
    name: 'update-email-primary',
    arrange: loggedIn(
      { name: 'UpdateEmailPrimaryOtp', data: { email: 'juno.k@example.com' } },
      'code',
    ),
  },
  {
    ...wallet,
    name: 'update-email-links',
    arrange: loggedIn(
      {
        name: 'UpdateEmailLinks',
        data: { before: 'juno@example.com', email: 'juno.k@example.com', state: 'waiting' },
      },
      'understood',
    ),
  },
  {
    ...wallet,
    name: 'approve-none',
    arrange: async (visit) => openView(visit, { name: 'ApproveTransaction' }),
  },
]
