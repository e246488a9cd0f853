export { CheckNumber } from '../login/checkNumber.js'
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
  askGuard,
  cancelGuardEmail,
  changeGuardEmail,
  depositGuardShare,
  forgetGuardShares,
  promoteGuardShare,
  putGuardShare,
  readGuardEmail,
  readGuardShares,
  startGuardSocial,
} from '../login/guard.js'
export { leaveGuard } from '../login/leaving.js'
export {
  askEmailCode,
  finishSocial,
  loginByCode,
  logout,
  readSession,
  roundCookie,
  startFarcaster,
  startSocial,
} from '../login/login.js'
export {
  askStepUp,
  claimLostPasskey,
  keepPasskeys,
  readLog,
  readLostPasskeys,
  revokeSession,
  stepUp,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '../login/person.js'
export { type GuardFacts, proveToGuard } from '../login/proving.js'
export {
  pepperPassphrase,
  promoteKeeperShare,
  putKeeperShare,
  readKeeperShares,
} from '../login/shares.js'
export { sponsorOperation } from '../login/sponsor.js'
