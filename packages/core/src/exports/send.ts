export type {
  FeeLine,
  FeeSpeed,
  SendQuote,
  SendWarning,
  SendWarningCode,
  SentAsset,
} from '../SendFeatures.js'
export { acceptWarning } from '../send/acceptWarning.js'
export { chooseMax } from '../send/chooseMax.js'
export { chooseSpeed } from '../send/chooseSpeed.js'
export { chooseToken } from '../send/chooseToken.js'
export { closeSend } from '../send/closeSend.js'
export { confirmSend } from '../send/confirmSend.js'
export { forgetRecentRecipients } from '../send/forgetRecentRecipients.js'
export { listRecentRecipients } from '../send/listRecentRecipients.js'
export { listSendTokens } from '../send/listSendTokens.js'
export { openSend } from '../send/openSend.js'
export { prepareSend } from '../send/prepareSend.js'
export type { RecentRecipient } from '../send/readRecipients.js'
export { sendButton } from '../send/sendButton.js'
export { sendTransfer } from '../send/sendTransfer.js'
export type {
  Recipient,
  SendAmount,
  SendDraft,
  SendPreview,
  SendState,
  SendToken,
  SentTransfer,
} from '../send/state.js'
export { typeAmount } from '../send/typeAmount.js'
export { typeMemo } from '../send/typeMemo.js'
export { typeRecipient } from '../send/typeRecipient.js'
