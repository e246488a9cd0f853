import * as v from 'valibot'
import { HttpError } from '../errors/HttpError.js'

/**
 * Reads a part of a request by its schema.
 *
 * @throws 400 with the place of the first fault; never with the value, which may be anything
 */
export function parseInput<schema extends v.GenericSchema>(
  schema: schema,
  value: unknown,
  part: string,
): v.InferOutput<schema> {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const path = result.issues[0].path?.map(({ key }) => String(key)).join('.')
  const place = path && /^[\w.-]{1,64}$/.test(path) ? `${part}.${path}` : part
  throw new HttpError(400, 'input_invalid', `${place} is missing, malformed or not known here.`)
}
