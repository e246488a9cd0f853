import { view as AccountName } from './account-name/view.js'
import { view as ChooseAccountName } from './choose-account-name/view.js'
import { view as RegisterAccountName } from './register-account-name/view.js'
import { view as RegisterAccountNameSuccess } from './register-account-name-success/view.js'

/** The views of account names: a press leads from one to the next, so they are one chunk. */
export const nameViews = {
  AccountName,
  ChooseAccountName,
  RegisterAccountName,
  RegisterAccountNameSuccess,
}
