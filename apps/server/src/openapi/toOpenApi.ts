import { commonErrors, imageTypes } from '@foyer/protocol/api'
import type { JsonSchema } from '@valibot/to-json-schema'
import type { DescribedCall, Parameter } from './describeCalls.js'
import { namedSchemas } from './toSchema.js'

/** The interface as an OpenAPI 3.1 document, for programs that read one. */
export function toOpenApi(calls: readonly DescribedCall[]): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Foyer',
      version: '1',
      description:
        'What the server of Foyer answers. Texts hold neither NUL nor half of a surrogate pair. ' +
        '`x-enabled` says whether this server answers a call; the others give 501.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: namedSchemas(),
      responses: Object.fromEntries(
        Object.entries(commonErrors).map(([status, text]) => [`Error${status}`, refusal(text)]),
      ),
    },
  }
}

/** As much of OpenAPI as is written here. */
export type OpenApi = {
  openapi: string
  info: { title: string; version: string; description: string; license: object }
  servers: readonly { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, object> }
}

type Operation = {
  operationId: string
  summary: string
  'x-enabled': boolean
  parameters: readonly object[]
  requestBody?: object
  responses: Readonly<Record<string, object>>
}

function operation({
  name,
  summary,
  enabled,
  parameters,
  body,
  needsBody,
  ...call
}: DescribedCall): Operation {
  const errors = Object.keys(call.errors).map((status): [string, object] => {
    const own = call.ownErrors[Number(status)]
    return [status, own ? refusal(own) : { $ref: `#/components/responses/Error${status}` }]
  })
  return {
    operationId: name,
    summary,
    'x-enabled': enabled,
    parameters: parameters.map(parameter),
    ...(body && { requestBody: { required: needsBody, content: json(body) } }),
    responses: {
      200: call.answer
        ? { description: 'The answer.', content: json(call.answer) }
        : { description: 'The picture.', content: pictures },
      ...Object.fromEntries(errors),
    },
  }
}

/** Several values stand in one parameter, with commas between them. */
function parameter({ schema, ...rest }: Parameter): object {
  return schema.type === 'array'
    ? { ...rest, style: 'form', explode: false, schema }
    : { ...rest, schema }
}

function refusal(description: string): object {
  return { description, content: json({ $ref: '#/components/schemas/ErrorAnswer' }) }
}

function json(schema: JsonSchema): object {
  return { 'application/json': { schema } }
}

const pictures = Object.fromEntries(imageTypes.map((type) => [type, {}]))
