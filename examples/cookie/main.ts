import { backendSignIn } from '@foyer/siwx'
import { mountExample } from '../page/mountExample.js'

await mountExample({
  title: 'Cookie session',
  siwx: backendSignIn({
    nonce: '/auth/nonce',
    verify: '/auth/verify',
    session: '/auth/session',
    signOut: '/auth/sign-out',
    required: true,
  }),
})
