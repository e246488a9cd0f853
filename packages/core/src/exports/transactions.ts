export { prepareTransfer } from '../requests/prepareTransfer.js'
export { signAllTransactions } from '../requests/signAllTransactions.js'
export { signTransaction } from '../requests/signTransaction.js'
