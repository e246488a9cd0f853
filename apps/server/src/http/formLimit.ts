import { bodyLimit } from 'hono/body-limit'
import { HttpError } from '../errors/HttpError.js'

/** Reads no form that is longer than so many bytes. @throws 413 `too_long` */
export function formLimit(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError() {
      throw new HttpError(413, 'too_long', 'The form is too long.')
    },
  })
}
