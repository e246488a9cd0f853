import { whole } from './whole.js'

/** Settings of sign-ins with a wallet. */
export const signInSettings = {
  signInDays: {
    name: 'FOYER_SIGN_IN_DAYS',
    fallback: '30',
    says: 'A session of an account that signed in with a wallet ends after so many days, or with the time that its message names.',
    shape: whole(1, 365),
  },
  addressSignIns: {
    name: 'FOYER_ADDRESS_SIGN_INS_PER_MINUTE',
    fallback: '120',
    says: 'Nonces, and sign-ins, that one network address may request in a minute. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
} as const
