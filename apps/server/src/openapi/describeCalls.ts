import { commonErrors, type Endpoint, endpoints, type Method } from '@foyer/protocol/api'
import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { toSchema } from './toSchema.js'

/** A call of the interface as it is printed, all of it from the contract. */
export type DescribedCall = {
  name: keyof typeof endpoints
  method: Method
  path: string
  summary: string
  parameters: readonly Parameter[]
  body: JsonSchema | undefined
  /** Where it is false, the body may be left out. */
  needsBody: boolean
  /** Nothing when the answer is a picture. */
  answer: JsonSchema | undefined
  /** What refusals mean to this call other than to all. */
  ownErrors: Readonly<Record<number, string>>
  /** What every refusal means that the call may give. */
  errors: Readonly<Record<number, string>>
  /** Whether this server answers it. */
  enabled: boolean
}

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
}

/** Every call of the contract, and whether it is among those that are served. */
export function describeCalls(served: ReadonlySet<Endpoint>): readonly DescribedCall[] {
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[]
  return names.map((name) => {
    const endpoint: Endpoint = endpoints[name]
    const { method, path, summary, input, media, output, errors } = endpoint
    const parameters = [
      ...parametersOf(input.params, 'path'),
      ...parametersOf(input.query, 'query'),
      ...parametersOf(input.headers, 'header'),
    ]
    return {
      ...{ name, method, path, summary, parameters },
      body: input.body && toSchema(input.body),
      needsBody: input.body !== undefined && !v.is(input.body, {}),
      answer: media === 'json' ? toSchema(output) : undefined,
      ownErrors: errors,
      errors: { ...commonErrors, ...errors },
      enabled: served.has(endpoint),
    }
  })
}

function parametersOf(schema: v.GenericSchema, place: Parameter['in']): Parameter[] {
  const { properties = {}, required = [] } = toSchema(schema)
  const read = toSchema(schema, 'output').properties ?? {}
  return Object.entries(properties).map(([name, sent]) => ({
    ...{ name, in: place },
    required: required.includes(name),
    schema: asParameter(object(sent), object(read[name])),
  }))
}

/** In an address everything is text, so of the ways to write a value the one that needs words is left out. */
function asParameter(sent: JsonSchema, read: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = sent
  if (anyOf && rest.type !== undefined) return rest
  const list = anyOf?.map(object).find(({ type }) => type === 'array')
  return list ? { ...list, items: read.items } : sent
}

function object(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {}
}
