export { areAddresses } from '../login/areAddresses.js'
export { CheckNumber } from '../login/CheckNumber.js'
export { contentOf, markOf, tokenOf } from '../login/contentOf.js'
export { type Deed, isOwners, signDeed } from '../login/deed.js'
export {
  type FarcasterProof,
  type HeldShare,
  type LoggedIn,
  LoginEmail,
  type LoginIdentity,
  type OwnerProof,
  socialProviders,
  type Tier,
  type WalletAddresses,
  type WalletRecord,
} from '../login/fields.js'
export { readGuardFormer, readKeeperFormer } from '../login/former.js'
export {
  cancelGuardEmail,
  changeGuardEmail,
  depositGuardShare,
  forgetGuardShares,
  promoteGuardShare,
  putGuardShare,
  readGuardEmail,
  readGuardShares,
  requestGuardAccess,
  startGuardSocial,
} from '../login/guard.js'
export { leaveGuard } from '../login/leaveGuard.js'
export {
  finishSocial,
  loginByCode,
  logout,
  readSession,
  requestEmailCode,
  roundCookie,
  startFarcaster,
  startSocial,
} from '../login/login.js'
export { type GuardFacts, proveToGuard } from '../login/proving.js'
export { logOutBrowser, logOutOthers, readLog } from '../login/sessions.js'
export {
  pepperPassphrase,
  promoteKeeperShare,
  putKeeperShare,
  readKeeperShares,
} from '../login/shares.js'
export { sponsorOperation } from '../login/sponsorOperation.js'
export {
  claimLostPasskey,
  keepPasskeys,
  readLostPasskeys,
  requestStepUp,
  stepUp,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '../login/user.js'
