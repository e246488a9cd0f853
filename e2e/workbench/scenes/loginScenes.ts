import { embeddedConnectorId } from '@foyer/core'
import { fakeConnector, fakeSession } from '@foyer/core/testing'
import { connected } from './connected.js'
import type { Scene } from './Scene.js'
import { shown } from './shown.js'

const email = 'juno@example.com'
/** Nothing answers there: what a frame would bring stays away. */
const options = {
  embeddedWalletUrl: 'http://127.0.0.1:9',
  features: { email: true, socials: ['google', 'github', 'discord', 'farcaster'] },
} as const

const embedded = fakeConnector({ id: embeddedConnectorId, type: 'ID_AUTH', name: 'Email' })
const session = fakeSession({ caipNetworkId: 'eip155:31337' })

export const loginScenes: readonly Scene[] = [
  { name: 'connect-email', shows: 'Email', options, arrange: shown() },
  { name: 'connect-socials', options, arrange: shown({ name: 'ConnectSocials' }) },
  { name: 'connect-wallets', options, arrange: shown({ name: 'ConnectWallets' }) },
  { name: 'create', shows: 'Email', options, arrange: shown({ name: 'Create' }) },
  { name: 'email-login', shows: 'Email', options, arrange: shown({ name: 'EmailLogin' }) },
  {
    name: 'email-verify-otp',
    options,
    arrange: shown({ name: 'EmailVerifyOtp', data: { email } }),
  },
  {
    name: 'email-verify-device',
    options,
    arrange: shown({ name: 'EmailVerifyDevice', data: { email } }),
  },
  {
    name: 'connecting-social',
    options,
    arrange: shown(
      { name: 'ConnectingSocial', data: { provider: 'google' } },
      { screens: { login: { view: 'ConnectingSocial', status: 'pending' } } },
    ),
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
  {
    name: 'account-settings',
    options,
    wallet: {
      connectors: [embedded],
      connect: async () => session,
      reconnect: async () => session,
    },
    async arrange(client) {
      await connected({ name: 'AccountSettings' })(client)
      shown(
        { name: 'AccountSettings' },
        { embedded: { isLoggedIn: true, email, provider: 'email', smartAccountNetworks: [31337] } },
      )(client)
    },
  },
  { name: 'wallet-security', options, arrange: shown({ name: 'WalletSecurity', data: {} }) },
]
