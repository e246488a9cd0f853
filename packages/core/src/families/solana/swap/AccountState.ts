import { FoyerError } from '@foyer/protocol'
import { base58 } from '@scure/base'
import * as v from 'valibot'
import { Lamports } from '../nodes/Lamports.js'
import { AccountAnswer, toAccountData } from '../nodes/readAccounts.js'
import { readTokenAccount, type TokenAccount } from '../tokens/readTokenAccount.js'

/** Where a token account has others that may act for it: to move tokens, and to close it. */
const powers = { delegate: 72, delegated: 121, close: 129 } as const
const [addressLength, amountLength] = [36, 8]

/** What an account has, before or after a transaction. */
export type AccountState = {
  readonly lamports: bigint
  /** base58. */
  readonly program: string
  readonly token?: TokenAccount | undefined
  /** Of a token account: all that others may do with it, as a text. */
  readonly powers: string
}

const StateAnswer = v.object({ ...AccountAnswer.entries, lamports: Lamports })

/** Accounts as a node writes them. */
const StateAnswers = v.array(v.nullable(StateAnswer))

/** Accounts as a node wrote them; `undefined` where there is none. @throws `answer_invalid` where there are fewer or more of them */
export function readStates(answer: unknown, length: number): readonly (AccountState | undefined)[] {
  const read = v.safeParse(StateAnswers, answer)
  if (!read.success || read.output.length !== length) throw new FoyerError('answer_invalid')
  // What was closed is there to the end of its block, and has nothing.
  return read.output.map((one) => (one && one.lamports > 0n ? toState(one) : undefined))
}

function toState({ lamports, ...answer }: v.InferOutput<typeof StateAnswer>): AccountState {
  const account = toAccountData(answer)
  const token = readTokenAccount(account)
  const { data, program } = account
  const part = (at: number, size: number) => base58.encode(data.subarray(at, at + size))
  return {
    ...{ lamports, program, token },
    powers: token
      ? [
          part(powers.delegate, addressLength),
          part(powers.delegated, amountLength),
          part(powers.close, addressLength),
        ].join(' ')
      : '',
  }
}
