import * as contract from '@foyer/protocol/api'
import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema'
import type * as v from 'valibot'

/** The shapes of the contract that have a name. A picture is bytes and no JSON. */
const named = Object.fromEntries(
  Object.entries<unknown>(contract).filter(
    (entry): entry is [string, v.GenericSchema] =>
      isSchema(entry[1]) && entry[1] !== contract.Image,
  ),
)

const config = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => override(valibotAction, jsonSchema),
} satisfies ConversionConfig

/** A shape as JSON Schema, with pointers to the named ones within it. Of the input: as it is sent. */
export function toSchema(schema: v.GenericSchema, typeMode: 'input' | 'output' = 'input') {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    ...config,
    ...{ definitions: named, typeMode },
  })
  return rest
}

/** Every named shape in full, by its name. */
export function namedSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(named, { ...config, typeMode: 'input' })
}

type Action = Parameters<NonNullable<ConversionConfig['overrideAction']>>[0]['valibotAction']

/** JSON Schema has no functions and no flags of patterns: what these check, their message says. */
function override(action: Action, schema: JsonSchema): JsonSchema | undefined {
  if ('requirement' in action && action.requirement instanceof RegExp)
    return withPattern(action, action.requirement, schema)
  switch (action.type) {
    case 'check':
      return schema.type === 'string' ? { ...schema, ...description(action) } : schema
    case 'max_length':
      return schema.anyOf && limitLists(schema, action)
    case 'finite':
    case 'raw_transform':
    case 'transform':
      return schema
    default:
      return undefined
  }
}

/** A text has one pattern by itself and any others as further conditions. */
function withPattern(action: object, { source, flags }: RegExp, schema: JsonSchema): JsonSchema {
  const { pattern, ...rest } = schema
  const before: JsonSchema = pattern === source ? rest : schema
  // Every text is clean; the description of the interface says so once.
  if (source === cleanText) return before
  const said: JsonSchema = { ...before, ...description(action) }
  if (flags.includes('i')) return said
  if (said.pattern === undefined) return { ...said, pattern: source }
  return { ...said, allOf: [...(said.allOf ?? []), { pattern: source }] }
}

const cleanText = '^[^\\0\\p{Cs}]*$'

/** Of alternatives, those that are lists. */
function limitLists({ anyOf = [], ...schema }: JsonSchema, action: object): JsonSchema {
  const maxItems = 'requirement' in action ? Number(action.requirement) : undefined
  const limited = anyOf.map((one) =>
    typeof one === 'object' && one.type === 'array' ? { ...one, maxItems } : one,
  )
  return { ...schema, anyOf: limited }
}

function description(action: object): { description?: string } {
  if (!('message' in action) || typeof action.message !== 'string') return {}
  if (!action.message.startsWith('Expected ')) return {}
  const text = action.message.replace(/^Expected /, '')
  return { description: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` }
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}
