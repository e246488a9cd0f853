import { bytesToHex } from 'viem'
import { judgeMessage } from '../../judge/judgeMessage.js'
import { warning } from '../../judge/Warning.js'
import { MessageBody } from '../../parts/MessageBody.js'
import type { ApprovalFamily } from '../ApprovalFamily.js'
import { messageTitle } from '../messageTitle.js'
import { gatherSolana } from './facts/gatherSolana.js'
import { receiversOf } from './facts/receiversOf.js'
import { unaskedOf } from './facts/unaskedOf.js'
import { feeDue } from './judge/feeDue.js'
import { judgeSolana } from './judge/judgeSolana.js'
import { leavingBy } from './judge/leavingBy.js'
import { isSolanaTransaction } from './read/isSolanaTransaction.js'
import { SolanaBody } from './screen/SolanaBody.js'

/** Networks of Solana. */
export const solana: ApprovalFamily<'solanaMessage' | 'solanaTransactions'> = {
  kinds: {
    solanaMessage: {
      does: 'sign',
      titleOf: messageTitle,
      titleBefore: ({ message }) => message,
      judge: (action) =>
        isSolanaTransaction(action.bytes)
          ? [warning('looksLikeTransaction')]
          : judgeMessage(action),
      raw: ({ bytes }) => bytesToHex(bytes),
      Body: MessageBody,
    },
    solanaTransactions: {
      does: 'send',
      titleOf({ transactions: { length } }, { solana, solanaMany }) {
        return length === 1 ? solana : solanaMany(length)
      },
      titleBefore: ({ solana }) => solana,
      judge: judgeSolana,
      unasked: unaskedOf,
      receivers: receiversOf,
      leavingBy,
      feeDue,
      raw: ({ transactions }) => transactions.map((one) => bytesToHex(one)).join('\n\n'),
      Body: SolanaBody,
    },
  },
  methods: {
    solana_signMessage: 'solanaMessage',
    solana_signTransaction: 'solanaTransactions',
    solana_signAllTransactions: 'solanaTransactions',
    solana_signAndSendTransaction: 'solanaTransactions',
  },
  gather: gatherSolana,
}
