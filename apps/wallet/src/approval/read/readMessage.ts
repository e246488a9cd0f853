import { parseSiwxMessage, type SiwxMessage } from '@foyer/protocol/siwx'
import { readText } from '../text/readText.js'

/** A message in readable form. */
export type ReadMessage = {
  /** `undefined`: the bytes are no text. */
  readonly text: string | undefined
  /** Whom it signs in to, where it says so. */
  readonly signIn: ReadSignIn | undefined
}

export type ReadSignIn = {
  /** As the message says it; not checked yet. */
  readonly domain: string
  readonly account: string
  /** All of it, when the message keeps to the form of CAIP-122. */
  readonly message: SiwxMessage | undefined
}

/** CAIP-122 and EIP-4361, which allows a scheme. Also what only looks like it, so that it cannot hide. */
const head =
  /^\s*(?:[a-z][a-z\d+.-]*:\/\/)?(\S{1,300})\s+wants you to sign in with your [^\n]{1,40} account\s*:\s*(\S{0,128})/iu

/** Reads the bytes of a message; never throws. */
export function readMessage(bytes: Uint8Array): ReadMessage {
  const text = readText(bytes)
  const [, domain, account = ''] = head.exec(text ?? '') ?? []
  if (text === undefined || domain === undefined) return { text, signIn: undefined }
  const parsed = parseSiwxMessage(text)
  const message = 'message' in parsed ? parsed.message : undefined
  return { text, signIn: { domain, account, message } }
}
