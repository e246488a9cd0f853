/** Why the wallet does not do what a page or its user requests, before any account is involved: the text that the page gets, and what the screens say in English. */
export const refusals = {
  accountForeign: 'This account is not one of the wallet’s.',
  notAddress: ({ name }: { name: string }) => `${name} is no address.`,
  methodUnknown: 'The wallet knows no such method.',
  methodUnsupported: ({ method }: { method: string }) => `The wallet does not support ${method}.`,
  keysOfPages:
    'This wallet lets no key of a page act by itself: its operator did not switch that on, because no outside auditor examined the contract that would hold it to its limits. Ask for each request, or for several as one (wallet_sendCalls).',
  networkNone: 'The wallet serves no network for this method.',
  networkUnserved: 'The wallet does not serve this network. Switch to another one.',
  operationsNowhere: 'No bundler takes operations to this network.',
  parametersUnreadable: 'The parameters are not JSON, or too long.',
  smartAccountMissing: 'There is no smart account on this network.',
  tooManyRequests: 'Too many requests wait to be approved. Answer them first.',
  tooManySent: 'Too many transactions were handed on. Wait a minute.',
  requestAborted: 'Request was aborted',
  requestRejected: 'User rejected the request. Nothing was signed or sent.',

  serverUnreachable: 'The server cannot be reached. Check your connection and try again.',
  guardMissing:
    'The second service that guards this wallet is not set up here. Your funds are where they were.',
  splitAnew: 'Your key was split anew in another browser. Log in again here to go on.',
  recoveryNeeded:
    'Your wallet has to be opened first, with what only you have. This app does not show the page for it: use an app that does.',
  deviceRefused_email: 'You turned this browser away by the link in your mail.',
  deviceRefused_social: 'This is not the account that your wallet is of. Log in with that one.',
  deviceWaiting: 'This has not been approved yet. It is waited for.',
  emailMissing:
    'Your wallet has no e-mail address that could be asked, so that no page may give it one.',
  loginReplaced: 'Another login was started.',
  loginUnknown: 'This login was not started here, or too long ago.',
  loginElsewhere: 'A login leads back to the page that asked, and nowhere else.',
  addressUnknown: 'No address was typed here, or too long ago. Type it again.',
} as const
