import {
  type FrameFailureCode,
  type FrameMessage,
  framePrefix,
  pagePrefix,
} from '@foyer/protocol/frame'
import { onTestFinished } from 'vitest'

type Say = (message: object) => void
type Message = { readonly id: string; readonly type: string; readonly payload?: unknown }

/** What a `Refusal` carries is what the frame answers with `_ERROR`. */
class Refusal extends Error {
  readonly payload: { readonly message: string; readonly code: string }
  constructor(code: FrameFailureCode) {
    super(code)
    this.payload = { message: code, code }
  }
}

/** Refuses a message as the frame does, with one of the contract's reasons. */
export function refuse(code: FrameFailureCode): never {
  throw new Refusal(code)
}

/** Never answers. */
export const silence = new Promise<never>(() => {})

/**
 * Answers in place of the embedded wallet, whose page stands in a real frame: by message. One without an answer succeeds with nothing.
 * `heard` are the names of the messages, in order, with `payloads` beside.
 */
export function answerFrame(answers: answerFrame.Answers): answerFrame.Result {
  const heard: FrameMessage[] = []
  const payloads: unknown[] = []
  const walletPage = {
    open: (say: Say) => say({ type: `${framePrefix}READY`, payload: { version: '4' } }),
    hear({ id, type, payload }: Message, say: Say) {
      const name = type.slice(pagePrefix.length) as FrameMessage
      heard.push(name)
      payloads.push(payload)
      const reply = (outcome: string, answer: unknown) =>
        say({ type: `${framePrefix}${name}_${outcome}`, id, payload: answer })
      Promise.resolve()
        .then(() => answers[name]?.(payload as never))
        .then(
          (answer) => reply('SUCCESS', answer),
          (error: unknown) => reply('ERROR', error instanceof Refusal ? error.payload : {}),
        )
    },
  }
  Object.assign(window, { walletPage })
  onTestFinished(() => void Reflect.deleteProperty(window, 'walletPage'))
  return { heard, payloads, embeddedWalletUrl: `${location.origin}/wallet` }
}

export declare namespace answerFrame {
  type Answers = { readonly [name in FrameMessage]?: (payload: never) => unknown }
  type Result = {
    readonly heard: readonly FrameMessage[]
    readonly payloads: readonly unknown[]
    readonly embeddedWalletUrl: string
  }
}
