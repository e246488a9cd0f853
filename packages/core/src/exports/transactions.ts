export { prepareTransfer } from '../requests/prepareTransfer.js'
export { signAllTransactions } from '../requests/signAllTransactions.js'
export { signIn } from '../requests/signIn.js'
export { signTransaction } from '../requests/signTransaction.js'
