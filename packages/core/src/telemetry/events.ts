import type { CaipNetworkId, Namespace } from '@foyer/protocol'

/** The host's choices among the options: switches, modes and lists of words. */
type Setup = Readonly<Record<string, boolean | string | readonly string[]>>

type Method = 'qrcode' | 'mobile' | 'browser' | 'email'

/** Of a transfer: the symbol of what is sent, and how much as a decimal. Absent of other transactions. */
export type Transferred = { isSmartAccount: boolean; token: string; amount: string }

/** Of a payment: what is paid, and never to whom. */
type Paying = {
  readonly paymentId: string
  /** `asset` is the token's address, or `native`. */
  readonly configuration: { network: CaipNetworkId; asset: string; amount: string }
}

/** Of a name that is registered, which the server shows to everyone. */
type Naming = { readonly isSmartAccount: boolean; readonly ensName: string }

/** Of a swap: the symbols of both tokens, what is given and about what is received, as decimals. */
type Swapped = {
  isSmartAccount: boolean
  swapFromToken: string
  swapToToken: string
  swapFromAmount: string
  swapToAmount: string
}

/** Every event that the host can receive, with its properties. None has an address, a link or typed text. */
export type TrackedEvent =
  | { readonly event: 'MODAL_OPEN' | 'MODAL_CLOSE'; readonly properties: { connected: boolean } }
  | {
      readonly event: 'INITIALIZE'
      readonly properties: Setup & { networks: readonly CaipNetworkId[] }
    }
  | {
      readonly event:
        | 'CLICK_ALL_WALLETS'
        | 'CLICK_NETWORKS'
        | 'CLICK_WALLET_HELP'
        | 'CLICK_NETWORK_HELP'
        | 'CLICK_GET_WALLET'
        | 'CLICK_TRANSACTIONS'
        | 'CLICK_CONVERT'
        | 'CLICK_SELECT_TOKEN_TO_SWAP'
        | 'CLICK_SELECT_NETWORK_TO_SWAP'
        | 'LOAD_MORE_TRANSACTIONS'
        | 'ERROR_FETCH_TRANSACTIONS'
    }
  | {
      readonly event: 'SELECT_WALLET'
      readonly properties: {
        name: string
        platform: 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode' | 'unsupported'
      }
    }
  | {
      readonly event: 'SEARCH_WALLET'
      /** Whether only certified wallets were searched. The typed text is left out. */
      readonly properties: { badge: 'certified' | 'none' }
    }
  | {
      readonly event: 'CONNECT_SUCCESS'
      readonly properties: {
        method: Method
        name: string
        /** The network that the wallet is on; of several chain families, that of the one in use. */
        caipNetworkId?: CaipNetworkId | undefined
      }
    }
  | { readonly event: 'CONNECT_ERROR'; readonly properties: { message: string } }
  | { readonly event: 'DISCONNECT_SUCCESS'; readonly properties: { namespace: Namespace | 'all' } }
  | { readonly event: 'DISCONNECT_ERROR'; readonly properties: { message: string } }
  | { readonly event: 'SWITCH_NETWORK'; readonly properties: { network: CaipNetworkId } }
  | {
      readonly event:
        | 'EMAIL_LOGIN_SELECTED'
        | 'EMAIL_SUBMITTED'
        | 'DEVICE_REGISTERED_FOR_EMAIL'
        | 'EMAIL_VERIFICATION_CODE_SENT'
        | 'EMAIL_VERIFICATION_CODE_PASS'
        | 'EMAIL_EDIT'
        | 'EMAIL_UPGRADE_FROM_MODAL'
    }
  | {
      readonly event: 'EMAIL_VERIFICATION_CODE_FAIL'
      readonly properties: { message: string }
    }
  | {
      readonly event:
        | 'SOCIAL_LOGIN_STARTED'
        | 'SOCIAL_LOGIN_REQUEST_USER_DATA'
        | 'SOCIAL_LOGIN_SUCCESS'
        | 'SOCIAL_LOGIN_ERROR'
        | 'SOCIAL_LOGIN_CANCELED'
      readonly properties: { provider: string }
    }
  | {
      readonly event: 'SET_PREFERRED_ACCOUNT_TYPE'
      readonly properties: { accountType: string; network?: CaipNetworkId }
    }
  | {
      readonly event:
        | 'CLICK_SIGN_SIWX_MESSAGE'
        | 'CLICK_CANCEL_SIWX'
        | 'SIWX_AUTH_SUCCESS'
        | 'SIWX_AUTH_ERROR'
      readonly properties: { network: CaipNetworkId; isSmartAccount: boolean }
    }
  | {
      readonly event: 'OPEN_SEND' | 'OPEN_SWAP'
      readonly properties: { network: CaipNetworkId; isSmartAccount: boolean }
    }
  | {
      readonly event: 'SELECT_BUY_CRYPTO' | 'SELECT_WHAT_IS_A_BUY'
      readonly properties: { isSmartAccount: boolean }
    }
  | {
      readonly event: 'SELECT_BUY_PROVIDER'
      readonly properties: { provider: string; isSmartAccount: boolean }
    }
  | {
      readonly event: 'SEND_INITIATED' | 'SEND_SUCCESS'
      readonly properties: { network: CaipNetworkId } & Partial<Transferred>
    }
  | {
      readonly event: 'SEND_ERROR'
      readonly properties: { network: CaipNetworkId; message: string } & Partial<Transferred>
    }
  | {
      readonly event: 'PAY_MODAL_OPEN'
      readonly properties: Paying & { exchanges: readonly [] }
    }
  | {
      readonly event: 'PAY_INITIATED' | 'PAY_SUCCESS' | 'PAY_ERROR'
      readonly properties: Paying & {
        currentPayment: {
          readonly type: 'wallet'
          readonly status: 'initiated' | 'awaiting' | 'completed' | 'failed'
        }
      }
    }
  | {
      readonly event: 'INITIATE_SWAP' | 'SWAP_SUCCESS'
      readonly properties: { network: CaipNetworkId } & Swapped
    }
  | {
      readonly event: 'SWAP_ERROR' | 'SWAP_APPROVAL_ERROR'
      readonly properties: { network: CaipNetworkId; message: string } & Swapped
    }
  | {
      readonly event: 'REGISTER_NAME_INITIATED' | 'REGISTER_NAME_SUCCESS'
      readonly properties: Naming
    }
  | {
      readonly event: 'REGISTER_NAME_ERROR'
      readonly properties: Naming & { error: string }
    }
  | {
      readonly event: 'INTERNAL_SDK_ERROR'
      readonly properties: { errorType: string; errorMessage: string }
    }

export type EventName = TrackedEvent['event']
