export { type OfficialWallet, startOfficialWallet } from '../peers/startOfficialWallet.js'
