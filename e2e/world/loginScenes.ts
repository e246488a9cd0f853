import type { FoyerOptions, ViewEntry } from '@foyer/core'
import type { Visit } from './createVisit.js'
import { directory } from './directory.js'
import { openView } from './mount.js'
import { phoneAgent } from './pairingScenes.js'
import type { Scene } from './Scene.js'
import { type FakeAnswers, serveFakeWallet } from './serveFakeWallet.js'

/** A page with the embedded wallet; the page of the suite puts the sandbox's address in its place. */
export const withWallet: Partial<FoyerOptions> = {
  embeddedWalletUrl: 'http://wallet.invalid',
  termsConditionsUrl: 'http://127.0.0.1/terms',
}

const email = 'juno@example.com'

const shown =
  (view: ViewEntry, play?: FakeAnswers, seen?: string) =>
  async (visit: Visit): Promise<void> => {
    await serveFakeWallet(visit, play)
    await openView(visit, view)
    await visit.dialog.getByTestId(seen ?? 'email-input').waitFor()
  }

/** A code was asked for. */
export const coded =
  (play?: FakeAnswers) =>
  async (visit: Visit): Promise<void> => {
    await serveFakeWallet(visit, play)
    await openView(visit, { name: 'EmailLogin' })
    await visit.dialog.getByTestId('email-input').fill(email)
    await visit.dialog.getByTestId('email-submit').click()
    await visit.dialog.getByTestId(play?.CONNECT_EMAIL ? 'sent-to' : 'code').waitFor()
  }

const refused = async (visit: Visit) => {
  await coded()(visit)
  await visit.dialog.getByTestId('code').fill('111222')
  await visit.dialog.locator('.code-error').waitFor()
}

const wallet = { options: withWallet }

/** The views of logging in. */
export const loginScenes: readonly Scene[] = [
  {
    ...wallet,
    name: 'connect-email',
    visit: { wallets: [] },
    arrange: shown({ name: 'Connect' }, {}, 'social-more'),
  },
  {
    name: 'connect-email-listed',
    visit: { wallets: [] },
    options: { ...withWallet, customWallets: directory(2) },
    arrange: shown({ name: 'Connect' }, {}, 'social-more'),
  },
  {
    ...wallet,
    name: 'connect-wallet-first',
    arrange: shown({ name: 'Connect' }, {}, 'social-more'),
  },
  {
    name: 'connect-collapsed',
    options: { ...withWallet, features: { collapseWallets: true, legalCheckbox: true } },
    arrange: shown({ name: 'Connect' }, {}, 'continue-with-wallet'),
  },
  {
    ...wallet,
    name: 'connect-email-wrong',
    visit: { wallets: [] },
    arrange: async (visit) => {
      await shown({ name: 'Connect' }, {}, 'social-more')(visit)
      await visit.dialog.getByTestId('email-input').fill('juno@example')
      await visit.dialog.getByTestId('email-submit').click()
      await visit.dialog.locator('.field-error').waitFor()
    },
  },
  {
    ...wallet,
    name: 'connect-socials',
    arrange: shown({ name: 'ConnectSocials' }, {}, 'social-google'),
  },
  {
    ...wallet,
    name: 'connect-wallets',
    arrange: async (visit) => {
      await openView(visit, { name: 'ConnectWallets' })
      await visit.wallet('Kestrel').waitFor()
    },
  },
  { ...wallet, name: 'create', arrange: shown({ name: 'Create' }) },
  { ...wallet, name: 'email-login', arrange: shown({ name: 'EmailLogin' }) },
  { ...wallet, name: 'email-verify-otp', arrange: coded() },
  { ...wallet, name: 'email-verify-otp-wrong', arrange: refused },
  {
    ...wallet,
    name: 'email-verify-device',
    arrange: coded({
      CONNECT_EMAIL: {
        reply: {
          action: 'VERIFY_DEVICE',
          asked: {
            number: '417',
            wallet: {
              madeAt: Date.UTC(2026, 2, 14, 12),
              browsers: 2,
              lastAt: Date.UTC(2026, 4, 3, 12),
              isProved: true,
            },
          },
        },
      },
    }),
  },
  {
    ...wallet,
    name: 'email-verify-device-new',
    arrange: coded({
      CONNECT_EMAIL: { reply: { action: 'VERIFY_DEVICE', asked: { number: '417' } } },
    }),
  },
  {
    ...wallet,
    name: 'email-verify-device-refused',
    arrange: async (visit) => {
      await serveFakeWallet(visit, {
        CONNECT_DEVICE: { failure: { message: 'No', code: 'device_refused' } },
      })
      await openView(visit, { name: 'EmailVerifyDevice', data: { email } })
      await visit.dialog.getByText('Not approved').first().waitFor()
    },
  },
  {
    ...wallet,
    name: 'connecting-social',
    arrange: shown(
      { name: 'ConnectingSocial', data: { provider: 'google' } },
      { GET_SOCIAL_REDIRECT_URI: 'never' },
      'cancel',
    ),
  },
  {
    ...wallet,
    name: 'connecting-social-blocked',
    arrange: shown(
      { name: 'ConnectingSocial', data: { provider: 'github' } },
      { GET_SOCIAL_REDIRECT_URI: { reply: { uri: 'http://127.0.0.1:1/authorize' } } },
      'open-window',
    ),
  },
  {
    ...wallet,
    name: 'connecting-social-numbers',
    arrange: shown(
      { name: 'ConnectingSocial', data: { provider: 'google' } },
      {
        GET_SOCIAL_REDIRECT_URI: {
          reply: { uri: 'http://127.0.0.1:1/authorize', numbers: ['471', '829'] },
        },
      },
      'check-numbers',
    ),
  },
  {
    ...wallet,
    name: 'connecting-social-refused',
    arrange: shown(
      { name: 'ConnectingSocial', data: { provider: 'discord' } },
      { GET_SOCIAL_REDIRECT_URI: { failure: { message: 'No', code: 'social_refused' } } },
      'try-again',
    ),
  },
  {
    ...wallet,
    name: 'connecting-social-leaving',
    arrange: async (visit) => {
      await visit.page.evaluate(() => Object.assign(globalThis, { TelegramWebviewProxy: {} }))
      const view = { name: 'ConnectingSocial', data: { provider: 'google' } } as const
      await shown(view, { GET_SOCIAL_REDIRECT_URI: 'never' }, 'cancel')(visit)
      await visit.dialog.getByText('Going to Google').first().waitFor()
    },
  },
  {
    ...wallet,
    name: 'connecting-farcaster',
    arrange: async (visit) => {
      await shown({ name: 'ConnectingFarcaster' }, {}, 'farcaster-code')(visit)
      await visit.dialog.getByRole('img').waitFor()
    },
  },
  {
    ...wallet,
    name: 'connecting-farcaster-app',
    agent: phoneAgent,
    arrange: async (visit) => {
      await shown({ name: 'ConnectingFarcaster' }, {}, 'open-farcaster')(visit)
      await visit.dialog.getByText('Open Farcaster').waitFor()
    },
  },
]
