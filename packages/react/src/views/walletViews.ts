import { view as accountSettings } from './account-settings/view.js'
import { view as approveTransaction } from './approve-transaction/view.js'
import { view as updateEmailLinks } from './update-email-links/view.js'
import { view as updateEmailPrimaryOtp } from './update-email-primary-otp/view.js'
import { view as updateEmailSecondaryOtp } from './update-email-secondary-otp/view.js'
import { view as updateEmailWallet } from './update-email-wallet/view.js'
import { view as walletSecurity } from './wallet-security/view.js'

/** The views of the embedded wallet, which only who logged in ever sees. */
export const walletViews = {
  AccountSettings: accountSettings,
  ApproveTransaction: approveTransaction,
  UpdateEmailLinks: updateEmailLinks,
  UpdateEmailPrimaryOtp: updateEmailPrimaryOtp,
  UpdateEmailSecondaryOtp: updateEmailSecondaryOtp,
  UpdateEmailWallet: updateEmailWallet,
  WalletSecurity: walletSecurity,
} as const
