import { bytesToHex } from 'viem'
import type { MessageAction, SolanaMessageAction } from '../../actions/Action.js'
import type { Facts } from '../facts/Facts.js'
import { readMessage } from '../read/readMessage.js'
import { Common } from './Common.js'
import { Spelled } from './Spelled.js'
import { useTexts } from './TextsContext.js'

/** A message: its words, or its bytes when it has none. */
export function MessageBody({ action, facts }: MessageBody.Props) {
  const texts = useTexts()
  const { text, signIn } = readMessage(action.bytes)
  const expires = signIn?.message?.expirationTime
  const first = [
    ...(signIn ? [{ name: texts.signInTo, value: <bdi dir="ltr">{signIn.domain}</bdi> }] : []),
    ...(expires ? [{ name: texts.expires, value: <Spelled text={expires} /> }] : []),
  ]
  return (
    <>
      <section className="approval-card" aria-label={texts.message}>
        <h2>{text === undefined ? texts.hexMessage : texts.message}</h2>
        {text === undefined ? (
          <p className="approval-hex figures">{bytesToHex(action.bytes)}</p>
        ) : (
          <p className="approval-text" dir="auto" data-testid="approval-text">
            <Spelled text={text} />
          </p>
        )}
      </section>
      <Common action={action} facts={facts} first={first} isSigned />
    </>
  )
}

export declare namespace MessageBody {
  type Props = { action: MessageAction | SolanaMessageAction; facts: Facts }
}
