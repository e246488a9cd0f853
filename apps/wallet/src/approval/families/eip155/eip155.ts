import { bytesToHex } from 'viem'
import type { ScreenTexts } from '../../../texts/ScreenTexts.js'
import { judgeMessage } from '../../judge/judgeMessage.js'
import { MessageBody } from '../../parts/MessageBody.js'
import type { ApprovalFamily } from '../ApprovalFamily.js'
import { messageTitle } from '../messageTitle.js'
import { gatherEvm } from './facts/gatherEvm.js'
import { receiversOf } from './facts/receiversOf.js'
import { subjectsOf } from './facts/subjectsOf.js'
import { feeDue } from './judge/feeDue.js'
import { judgeCalls } from './judge/judgeCalls.js'
import { judgeSession } from './judge/judgeSession.js'
import { judgeTypedData } from './judge/judgeTypedData.js'
import { leavingBy } from './judge/leavingBy.js'
import { callsOf } from './read/callsOf.js'
import { readTypedData } from './read/readTypedData.js'
import { CallsBody } from './screen/CallsBody.js'
import { SessionBody } from './screen/SessionBody.js'
import { TypedDataBody } from './screen/TypedDataBody.js'

type Asks = ScreenTexts['titles']
type Kind = 'message' | 'typedData' | 'transaction' | 'calls' | 'userOperation' | 'grant' | 'revoke'

const named = {
  unasked: (action: Parameters<typeof subjectsOf>[0]) => subjectsOf(action).unasked,
  receivers: receiversOf,
  leavingBy,
}
const sent = { does: 'send', judge: judgeCalls, feeDue, Body: CallsBody, ...named } as const

const session = { does: 'send', judge: judgeSession, feeDue, Body: SessionBody } as const

/** EVM networks. */
export const eip155: ApprovalFamily<Kind> = {
  kinds: {
    message: {
      does: 'sign',
      titleOf: messageTitle,
      titleBefore: ({ message }) => message,
      judge: judgeMessage,
      raw: ({ bytes }) => bytesToHex(bytes),
      Body: MessageBody,
    },
    typedData: {
      ...named,
      does: 'sign',
      titleOf: ({ typedData, account }, asks) =>
        typedDataTitle(readTypedData(typedData, account.address).is, asks),
      titleBefore: ({ typedData }) => typedData,
      judge: judgeTypedData,
      raw: ({ typedData }) => typedData,
      Body: TypedDataBody,
    },
    transaction: { ...sent, titleOf: callTitle, titleBefore: ({ calls }) => calls },
    calls: {
      ...sent,
      titleOf(action, asks) {
        const count = action.calls.length
        if (count === 1) return callTitle(action, asks)
        return 'transactions' in action.by ? asks.sequence(count) : asks.batch(count)
      },
      titleBefore: ({ calls }) => calls,
    },
    userOperation: {
      ...sent,
      titleOf: (_, { userOperation }) => userOperation,
      titleBefore: ({ userOperation }) => userOperation,
    },
    grant: {
      ...{ ...session, unasked: named.unasked },
      titleOf: (_, { grant }) => grant,
      titleBefore: ({ grant }) => grant,
      raw: ({ session }) => session,
    },
    revoke: {
      ...session,
      titleOf: (_, { revoke }) => revoke,
      titleBefore: ({ revoke }) => revoke,
      raw: ({ sessionId, session }) => ({ sessionId, ...session }),
    },
  },
  methods: {
    personal_sign: 'message',
    eth_signTypedData_v4: 'typedData',
    eth_sendTransaction: 'transaction',
    eth_sendUserOperation: 'userOperation',
    wallet_sendCalls: 'calls',
    wallet_grantPermissions: 'grant',
    wallet_revokePermissions: 'revoke',
  },
  gather: gatherEvm,
}

function typedDataTitle(is: ReturnType<typeof readTypedData>['is'], asks: Asks): string {
  if (is === 'allowances') return asks.allowance
  if (is === 'revocation') return asks.revoke
  return is === 'unknown' ? asks.typedData : asks[is]
}

function callTitle(action: Parameters<typeof callsOf>[0], asks: Asks): string {
  const is = callsOf(action)?.[0]?.reading.is
  if (is === 'pay' || is === 'send' || is === 'sendPieces') return asks.pay
  return is === 'allow' || is === 'allowAll' ? asks.allowance : asks.calls
}
