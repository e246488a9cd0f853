import { createSnsNames } from './names/createSnsNames.js'
import { preparePayment } from './payment/preparePayment.js'
import { sendTransaction } from './sendTransaction.js'
import { signAllTransactions } from './signing/signAllTransactions.js'
import { signIn } from './signing/signIn.js'
import { signInFirst } from './signing/signInFirst.js'
import { signTransaction } from './signing/signTransaction.js'
import { getTokenBalance } from './tokens/getTokenBalance.js'
import { getTokens } from './tokens/getTokens.js'

/** What of the family is loaded when it is first called. */
export const solanaCalls = {
  createSnsNames,
  getTokenBalance,
  getTokens,
  preparePayment,
  sendTransaction,
  signAllTransactions,
  signIn,
  signInFirst,
  signTransaction,
}
