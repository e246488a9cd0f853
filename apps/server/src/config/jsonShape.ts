import * as v from 'valibot'
import { readJson } from './readJson.js'

/** A setting that is JSON, or the path of a file that holds it; `nothing` for an empty one. What is wrong is not quoted: there may be a key in it. */
export function jsonShape<schema extends v.GenericSchema, nothing>(
  schema: schema,
  nothing: nothing,
  message: string,
): v.GenericSchema<string, v.InferOutput<schema> | nothing> {
  return v.pipe(
    v.string(),
    v.rawTransform<string, v.InferOutput<schema> | nothing>(({ dataset, addIssue, NEVER }) => {
      try {
        const given = readJson(dataset.value)
        return given === undefined ? nothing : v.parse(schema, given)
      } catch {
        addIssue({ message })
        return NEVER
      }
    }),
  )
}
