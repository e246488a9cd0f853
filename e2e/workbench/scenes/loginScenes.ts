import {
  type Client,
  type EmbeddedState,
  embeddedConnectorId,
  type LoginProgress,
  type ViewEntry,
} from '@foyer/core'
import { fakeConnector, fakeSession } from '@foyer/core/testing'
import { FoyerError } from '@foyer/protocol'
import type { FrameFailureCode } from '@foyer/protocol/frame'
import { directory } from '../../world/directory.js'
import { connected } from './connected.js'
import { press, type } from './part.js'
import type { Scene } from './Scene.js'
import { begun, shown } from './shown.js'

const email = 'juno@example.com'
/** Nothing answers there: what a frame would bring stays away. */
const options = {
  embeddedWalletUrl: 'http://127.0.0.1:9',
  features: { email: true, socials: ['google', 'github', 'discord', 'farcaster'] },
  termsConditionsUrl: 'http://127.0.0.1/terms',
} as const

const embedded = fakeConnector({ id: embeddedConnectorId, type: 'ID_AUTH', name: 'Email' })
const session = fakeSession({ caipNetworkId: 'eip155:31337' })

const wallet = {
  connectors: [embedded],
  connect: async () => session,
  reconnect: async () => session,
}
const loggedIn = (view: ViewEntry) => async (client: Client) => {
  await connected(view)(client)
  shown(view, {
    embedded: { isLoggedIn: true, email, provider: 'email', smartAccountNetworks: [31337] },
  })(client)
}

const social = { name: 'ConnectingSocial', data: { provider: 'google' } } as const
/** A login at a provider, this far. */
const atProvider = (login: Omit<LoginProgress, 'view'>, embedded: Partial<EmbeddedState> = {}) =>
  begun(social, { embedded, screens: { login: { view: 'ConnectingSocial', ...login } } })
const refusal = (reason: FrameFailureCode) =>
  new FoyerError('frame_refused', { data: { message: 'No', reason } })
const uri = 'http://127.0.0.1:1/authorize'
const device = { name: 'EmailVerifyDevice', data: { email } } as const

export const loginScenes: readonly Scene[] = [
  {
    name: 'connect-email',
    shows: 'Email',
    options,
    wallet: { connectors: [] },
    arrange: shown(),
  },
  {
    name: 'connect-email-listed',
    shows: 'Email',
    options: { ...options, customWallets: directory(2) },
    wallet: { connectors: [] },
    arrange: shown(),
  },
  { name: 'connect-wallet-first', shows: 'Email', options, arrange: shown() },
  {
    name: 'connect-collapsed',
    shows: 'Email',
    options: {
      ...options,
      features: { ...options.features, collapseWallets: true, legalCheckbox: true },
    },
    arrange: shown(),
  },
  {
    name: 'connect-email-wrong',
    shows: 'Enter a complete e-mail address, such as name@example.com.',
    options,
    wallet: { connectors: [] },
    async arrange(client) {
      shown()(client)
      await type('email-input', 'juno@example')
      await press('email-submit')
    },
  },
  { name: 'connect-socials', options, arrange: shown({ name: 'ConnectSocials' }) },
  { name: 'connect-wallets', options, arrange: shown({ name: 'ConnectWallets' }) },
  { name: 'create', shows: 'Email', options, arrange: shown({ name: 'Create' }) },
  { name: 'email-login', shows: 'Email', options, arrange: shown({ name: 'EmailLogin' }) },
  {
    name: 'email-verify-otp',
    shows: email,
    options,
    arrange: shown({ name: 'EmailVerifyOtp', data: { email } }),
  },
  {
    name: 'email-verify-otp-wrong',
    shows: 'That code did not match. Check the latest mail and try again.',
    options,
    arrange(client) {
      const view = { name: 'EmailVerifyOtp', data: { email } } as const
      shown(view)(client)
      const variables = { code: '111222' }
      const submitCode = { status: 'error', error: refusal('code_wrong'), variables } as const
      shown(view, { screens: { tasks: { submitCode } } })(client)
    },
  },
  {
    name: 'email-verify-device',
    options,
    arrange: shown(device),
  },
  {
    name: 'email-verify-device-new',
    shows: 'You are making a new wallet',
    options,
    arrange: shown(device, { embedded: { deviceRequest: { number: '417' } } }),
  },
  {
    name: 'email-verify-device-refused',
    shows: 'Not approved',
    options,
    arrange: begun(device, {
      screens: {
        login: {
          view: 'EmailVerifyDevice',
          status: 'error',
          error: refusal('device_refused'),
        },
      },
    }),
  },
  { name: 'connecting-social', options, arrange: atProvider({ status: 'pending' }) },
  {
    name: 'connecting-social-blocked',
    shows: 'The window was blocked',
    options,
    arrange: atProvider({ status: 'pending', uri, isBlocked: true }),
  },
  {
    name: 'connecting-social-numbers',
    shows: '829',
    options,
    arrange: atProvider({ status: 'pending', uri }, { checkNumbers: ['471', '829'] }),
  },
  {
    name: 'connecting-social-refused',
    shows: 'Login declined',
    options,
    arrange: atProvider({ status: 'error', error: refusal('social_refused') }),
  },
  {
    name: 'connecting-social-leaving',
    options,
    arrange: atProvider({ status: 'pending', uri, isLeaving: true }),
  },
  { name: 'update-email', options, arrange: shown({ name: 'UpdateEmailWallet' }) },
  {
    name: 'update-email-primary',
    options,
    arrange: shown({ name: 'UpdateEmailPrimaryOtp', data: { email } }),
  },
  {
    name: 'update-email-links',
    options,
    arrange: shown({ name: 'UpdateEmailLinks', data: { email, before: email, state: 'waiting' } }),
  },
  { name: 'account-settings', options, wallet, arrange: loggedIn({ name: 'AccountSettings' }) },
  { name: 'wallet-security', options, arrange: shown({ name: 'WalletSecurity', data: {} }) },
  {
    name: 'approve-none',
    shows: 'Nothing to approve',
    options,
    arrange: shown({ name: 'ApproveTransaction' }),
  },
]
