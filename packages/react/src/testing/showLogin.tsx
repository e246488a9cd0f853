import type { ViewEntry } from '@foyer/core'
import { answerFrame } from './answerFrame.js'
import { frameUser } from './frameUser.js'
import { showModal } from './showModal.js'

/**
 * A host's page with an embedded wallet, and the modal open on a view of the login. The frame answers as the test says; else every login
 * succeeds. Without an adapter of the host's the wallet is connected by core's own.
 */
export async function showLogin(
  view: ViewEntry | undefined,
  { answers = {}, ...options }: showLogin.Options = {},
) {
  const frame = answerFrame({ ...willing, ...answers })
  const shown = await showModal(view, {
    embeddedWalletUrl: frame.embeddedWalletUrl,
    adapters: [],
    features: { email: true, socials: ['google', 'github', 'discord', 'farcaster'] },
    ...options,
  })
  return { ...frame, ...shown }
}

export declare namespace showLogin {
  type Options = showModal.Options & { readonly answers?: answerFrame.Answers }
}

const willing: answerFrame.Answers = {
  CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
  GET_SOCIAL_REDIRECT_URI: () => ({ uri: `${location.origin}/provider?state=1` }),
  CONNECT_SOCIAL: () => ({ ...frameUser(), userName: 'ada', email: null }),
  GET_FARCASTER_URI: () => ({ url: 'https://farcaster.example/~/siwf?token=1' }),
  CONNECT_FARCASTER: () => ({ userName: 'ada' }),
  GET_USER: frameUser,
  IS_CONNECTED: () => ({ isConnected: true }),
  SWITCH_NETWORK: ({ chainId }: { chainId: string | number }) => ({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1] }),
  SET_PREFERRED_ACCOUNT: ({ type }: { type: string }) => ({
    type,
    address: frameUser({ preferredAccountType: type }).address,
  }),
  UPDATE_EMAIL: () => ({ action: 'VERIFY_PRIMARY_OTP' }),
  UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: 'new@example.com' }),
}
