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
export { findContact } from '../send/findContact.js'
export { forgetContact } from '../send/forgetContact.js'
export { forgetRecentRecipients } from '../send/forgetRecentRecipients.js'
export { listContacts } from '../send/listContacts.js'
export { listRecentRecipients } from '../send/listRecentRecipients.js'
export { listSendTokens } from '../send/listSendTokens.js'
export { openSend } from '../send/openSend.js'
export { prepareSend } from '../send/prepareSend.js'
export type { Contact } from '../send/readContacts.js'
export type { RecentRecipient } from '../send/readRecipients.js'
export { saveContact } from '../send/saveContact.js'
export { isAccepted, sendButton } from '../send/sendButton.js'
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
