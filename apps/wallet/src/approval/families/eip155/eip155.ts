import { bytesToHex } from 'viem'
import type { ScreenTexts } from '../../../texts/ScreenTexts.js'
import { judgeMessage } from '../../judge/judgeMessage.js'
import { MessageBody } from '../../parts/MessageBody.js'
import type { ApprovalFamily } from '../ApprovalFamily.js'
import { asksMessage } from '../asksMessage.js'
import { gatherEvm } from './facts/gatherEvm.js'
import { receiversOf } from './facts/receiversOf.js'
import { subjectsOf } from './facts/subjectsOf.js'
import { feeDue } from './judge/feeDue.js'
import { judgeCalls } from './judge/judgeCalls.js'
import { judgeTypedData } from './judge/judgeTypedData.js'
import { leavingBy } from './judge/leavingBy.js'
import { callsOf } from './read/callsOf.js'
import { readTypedData } from './read/readTypedData.js'
import { CallsBody } from './screen/CallsBody.js'
import { TypedDataBody } from './screen/TypedDataBody.js'

type Asks = ScreenTexts['asks']
type Kind = 'message' | 'typedData' | 'transaction' | 'calls' | 'userOperation'

const named = {
  unasked: (action: Parameters<typeof subjectsOf>[0]) => subjectsOf(action).unasked,
  receivers: receiversOf,
  leavingBy,
}
const sent = { does: 'send', judge: judgeCalls, feeDue, Body: CallsBody, ...named } as const

/** EVM networks. */
export const eip155: ApprovalFamily<Kind> = {
  kinds: {
    message: {
      does: 'sign',
      asks: asksMessage,
      asksFirst: ({ message }) => message,
      judge: judgeMessage,
      raw: ({ bytes }) => bytesToHex(bytes),
      Body: MessageBody,
    },
    typedData: {
      ...named,
      does: 'sign',
      asks: ({ typedData, account }, asks) =>
        asksOfTypedData(readTypedData(typedData, account.address).is, asks),
      asksFirst: ({ typedData }) => typedData,
      judge: judgeTypedData,
      raw: ({ typedData }) => typedData,
      Body: TypedDataBody,
    },
    transaction: { ...sent, asks: asksOfCall, asksFirst: ({ calls }) => calls },
    calls: {
      ...sent,
      asks(action, asks) {
        const count = action.calls.length
        if (count === 1) return asksOfCall(action, asks)
        return 'transactions' in action.by ? asks.sequence(count) : asks.batch(count)
      },
      asksFirst: ({ calls }) => calls,
    },
    userOperation: {
      ...sent,
      asks: (_, { userOperation }) => userOperation,
      asksFirst: ({ userOperation }) => userOperation,
    },
  },
  methods: {
    personal_sign: 'message',
    eth_signTypedData_v4: 'typedData',
    eth_sendTransaction: 'transaction',
    eth_sendUserOperation: 'userOperation',
    wallet_sendCalls: 'calls',
  },
  gather: gatherEvm,
}

function asksOfTypedData(is: ReturnType<typeof readTypedData>['is'], asks: Asks): string {
  if (is === 'allowances') return asks.allowance
  return is === 'unknown' ? asks.typedData : asks[is]
}

function asksOfCall(action: Parameters<typeof callsOf>[0], asks: Asks): string {
  const is = callsOf(action)?.[0]?.reading.is
  if (is === 'pay' || is === 'send' || is === 'sendPieces') return asks.pay
  return is === 'allow' || is === 'allowAll' ? asks.allowance : asks.calls
}
