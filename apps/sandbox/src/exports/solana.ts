export { type LocalSolana, startSolana } from '../solana/startSolana.js'
