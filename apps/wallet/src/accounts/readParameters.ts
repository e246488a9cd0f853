import * as v from 'valibot'
import { invalid } from './refuseAccount.js'

/** @throws `Failure` -32602 when the parameters have not the shape that the method asks for */
export function readParameters<schema extends v.GenericSchema>(
  schema: schema,
  params: unknown,
): v.InferOutput<schema> {
  const read = v.safeParse(schema, params)
  if (read.success) return read.output
  throw invalid('parametersShape')
}
