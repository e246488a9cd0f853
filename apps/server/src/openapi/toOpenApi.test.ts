import { callChain, commonErrors, type Endpoint, endpoints } from '@foyer/protocol/api'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { describeCalls } from './describeCalls.js'
import { toOpenApi } from './toOpenApi.js'

const document = toOpenApi(describeCalls(new Set<Endpoint>([callChain])))

test('is an OpenAPI 3.1 document whose pointers lead somewhere', async () => {
  const validator = new Validator()
  const plain = JSON.parse(JSON.stringify(document))
  expect(await validator.validate(plain)).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const pointers = JSON.stringify(document).match(/#\/components\/[^"]+/g) ?? []
  expect(pointers.length).toBeGreaterThan(100)
  const { schemas, responses } = document.components
  const known = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ]
  expect(known).toEqual(expect.arrayContaining([...new Set(pointers)]))
  // The same check finds what is wrong.
  expect((await new Validator().validate({ ...plain, paths: { v1: {} } })).valid).toBe(false)
})

test('has every call with its parameters, body, answer and refusals', () => {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const found = document.paths[path]?.[endpoint.method.toLowerCase()]
    expect(found, path).toMatchObject({ operationId: name, summary: endpoint.summary })
    expect(found?.requestBody !== undefined).toBe(endpoint.input.body !== undefined)
    const statuses = Object.keys({ 200: '', ...commonErrors, ...endpoint.errors })
    expect(Object.keys(found?.responses ?? {})).toEqual(statuses)
    expect(found?.['x-enabled']).toBe(endpoint === callChain)
    for (const placed of path.match(/(?<=\{)\w+/g) ?? [])
      expect(found?.parameters).toContainEqual(
        expect.objectContaining({ name: placed, in: 'path', required: true }),
      )
  }
})

test('says which calls need a body', () => {
  const bodyOf = (path: string) => document.paths[path]?.post?.requestBody
  expect(bodyOf('/auth/v1/refresh')).toMatchObject({ required: true })
  expect(bodyOf('/auth/v1/sign-out')).toMatchObject({ required: false })
})

test('says of parameters how they are written in an address', () => {
  const { parameters = [] } = document.paths['/getWallets']?.get ?? {}
  expect(parameters).toContainEqual({
    ...{ name: 'page', in: 'query', required: false },
    schema: expect.objectContaining({ type: 'integer', minimum: 1 }),
  })
  expect(parameters).toContainEqual({
    ...{ name: 'chains', in: 'query', required: false, style: 'form', explode: false },
    schema: {
      ...{ type: 'array', maxItems: expect.any(Number) },
      items: { $ref: '#/components/schemas/NetworkId' },
    },
  })
})
