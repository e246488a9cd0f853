import { base64urlnopad } from '@scure/base'

/** As shares and ids stand in calls. */
export const toText = (bytes: Uint8Array) => base64urlnopad.encode(bytes)
export const toBytes = (text: string) => base64urlnopad.decode(text)

export const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
/** 128 random bits. */
export const randomId = () => toText(random(16))
