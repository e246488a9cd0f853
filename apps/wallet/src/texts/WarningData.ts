/** What the user has to know before deciding: a key and its arguments. The texts stand in `en/warnings.ts`. */
export type WarningData = {
  plainOrigin: { origin: string }
  foreignOrigin: { origin: string }
  signInElsewhere: { domain: string; host: string }
  signInOtherAccount: { account: string }
  notText: undefined
  bareHash: undefined
  longAsHash: undefined
  writtenHash: undefined
  preimage: undefined
  hiddenCharacters: undefined
  looksLikeTransaction: undefined
  unknownTypedData: undefined
  otherNetwork: { chainId: string }
  anyNetwork: undefined
  noLimit: { token: string; spender: string }
  allPieces: { token: string; spender: string }
  spenderIsEoa: { spender: string }
  lookAlike: { address: string; known: string }
  tokenAsReceiver: { token: string }
  ownWallet: undefined
  oddCall: { contract: string; selector: string }
  unasked: undefined
  feeTooHigh: undefined
  feeUnknown: undefined
  payerMayTake: { payer: string }
  keyActsAlone: undefined
  keyCallsFunctions: undefined
  delegate: { token: string; spender: string }
  sharedAccount: { account: string }
  takenBack: { token: string; taker: string }
  hooked: { token: string; program: string }
  unreadableCalls: undefined
  unknownCall: { contract: string; selector: string }
  blindCall: { contract: string; selector: string }
  /** `at`: which transaction of several. */
  willFail: { reason: string | undefined; at?: number | undefined }
  falseName: { name: string; contract: string }
  orderForNothing: { market: string }
  orderForLittle: { market: string }
  /** `token`: one without a known price. */
  orderUnpriced: { token: string }
  orderOpen: { market: string }
  orderStays: { market: string }
  notToken: { token: string }
  orderToOther: { receiver: string }
  blindProgram: { program: string }
  givesAway: { account: string }
  unreadTable: { table: string }
  closesToOther: { account: string }
  silentAllowance: { token: string; spender: string }
  notPlayed: { from: number; count: number }
  staysGood: undefined
  ofOtherNetwork: undefined
  firstTime: { address: string }
  toSelf: undefined
  toContract: { address: string }
  nothingThere: { address: string }
  createsContract: undefined
  expired: undefined
  oneAfterAnother: { count: number }
  outcomeUnknown: undefined
}
export type WarningCode = keyof WarningData
