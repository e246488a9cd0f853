import type { JsonSchema } from '@valibot/to-json-schema'
import { html } from 'hono/html'
import type { Markup } from '../../html/shell.js'

type Schema = JsonSchema | boolean | undefined

/** A shape as people who write TypeScript read it, with links to the named ones. */
export function shape(schema: Schema, indent = ''): Markup | string {
  if (typeof schema !== 'object') return 'anything'
  if (schema.$ref) return link(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const ways = schema.enum?.map((one) => JSON.stringify(one))
  if (ways) return ways.join(' | ')
  const others = alternatives(schema)
  if (others.length > 0) return joined(others.map((one) => shape(one, indent)))
  return plain(schema, indent)
}

/** What the type does not say: the text of the contract, or bounds. */
export function remark(schema: Schema): string {
  if (typeof schema !== 'object') return ''
  const bounds = [
    schema.minimum !== undefined && schema.minimum >= -1e9 && `from ${schema.minimum}`,
    schema.maximum !== undefined && schema.maximum <= 1e9 && `up to ${schema.maximum}`,
    schema.maxItems !== undefined && `at most ${schema.maxItems}`,
    schema.maxLength !== undefined && `up to ${schema.maxLength} characters`,
  ].filter((one) => one !== false)
  const said = schema.description?.replace(/\.$/, '')
  return [...(said ? [said] : []), ...bounds].join(', ')
}

function plain(schema: JsonSchema, indent: string): Markup | string {
  if (schema.type === 'array') return list(schema, indent)
  if (schema.type !== 'object') return schema.type?.toString() ?? 'anything'
  const { properties = {}, additionalProperties } = schema
  if (Object.keys(properties).length > 0) return fields(schema, indent)
  return typeof additionalProperties === 'object'
    ? html`{ [key]: ${shape(additionalProperties, indent)} }`
    : '{}'
}

function list({ items }: JsonSchema, indent: string): Markup {
  const item = Array.isArray(items) ? undefined : items
  const several = typeof item === 'object' && (alternatives(item).length > 0 || item.enum)
  return several ? html`(${shape(item, indent)})[]` : html`${shape(item, indent)}[]`
}

function fields({ properties = {}, required = [] }: JsonSchema, indent: string): Markup {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, one]) => {
    const [present, absent] = withoutNull(one)
    const mark = required.includes(name) ? '' : '?'
    const says = isNested(present) ? '' : remark(present)
    return html`${inner}${name}${mark}: ${shape(present, inner)}${absent ? ' | null' : ''}${says ? html` <i>// ${says}</i>` : ''}
`
  })
  return html`{
${lines}${indent}}`
}

/** After a closing bracket it would be unclear what a comment belongs to. */
function isNested(schema: Schema): boolean {
  return typeof schema === 'object' && schema.properties !== undefined
}

/** Most of what may be null is one thing or null. */
function withoutNull(schema: Schema): [Schema, boolean] {
  if (typeof schema !== 'object') return [schema, false]
  const all = alternatives(schema)
  const [only, ...more] = all.filter((one) => !(typeof one === 'object' && one.type === 'null'))
  return all.length === 2 && more.length === 0 && only !== undefined
    ? [only, true]
    : [schema, false]
}

function alternatives({ anyOf, oneOf }: JsonSchema): readonly (JsonSchema | boolean)[] {
  return anyOf ?? oneOf ?? []
}

function joined(parts: readonly (Markup | string)[]): Markup {
  return html`${parts.map((part, index) => (index === 0 ? part : html` | ${part}`))}`
}

function link(pointer: string): Markup {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1)
  return html`<a href="#type-${name}">${name}</a>`
}
