import type { JsonSchema } from '@valibot/to-json-schema'
import { html } from 'hono/html'
import type { Markup } from '../../html/Markup.js'
import { write } from '../../html/write.js'
import type { Texts } from '../../texts/english.js'

type ContractTexts = Texts['contract']
type Schema = JsonSchema | boolean | undefined

/** A shape as people who write TypeScript read it, with links to the named ones. */
export function shape(text: ContractTexts, schema: Schema, indent = ''): Markup | string {
  if (typeof schema !== 'object') return 'anything'
  if (schema.$ref) return link(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const ways = schema.enum?.map((one) => JSON.stringify(one))
  if (ways) return ways.join(' | ')
  const others = alternatives(schema)
  if (others.length > 0) return joined(others.map((one) => shape(text, one, indent)))
  return plain(text, schema, indent)
}

/** What the type does not say: the text of the contract, or bounds. The contract is written in English, and what it says of a shape is quoted. */
export function remarks(text: ContractTexts, schema: Schema): readonly (Markup | string)[] {
  if (typeof schema !== 'object') return []
  const { description, maxItems, maxLength, maximum, minimum } = schema
  const said = description?.replace(/\.$/, '')
  const all = [
    said !== undefined && html`<span lang="en" dir="ltr">${said}</span>`,
    minimum !== undefined && minimum >= -1e9 && text.from(minimum),
    maximum !== undefined && maximum <= 1e9 && text.upTo(maximum),
    maxItems !== undefined && text.items(maxItems),
    maxLength !== undefined && text.characters(maxLength),
  ]
  return all.filter((one) => one !== false)
}

function plain(text: ContractTexts, schema: JsonSchema, indent: string): Markup | string {
  if (schema.type === 'array') return list(text, schema, indent)
  if (schema.type !== 'object') return schema.type?.toString() ?? 'anything'
  const { properties = {}, additionalProperties } = schema
  if (Object.keys(properties).length > 0) return fields(text, schema, indent)
  return typeof additionalProperties === 'object'
    ? html`{ [key]: ${shape(text, additionalProperties, indent)} }`
    : '{}'
}

function list(text: ContractTexts, { items }: JsonSchema, indent: string): Markup {
  const item = Array.isArray(items) ? undefined : items
  const several = typeof item === 'object' && (alternatives(item).length > 0 || item.enum)
  return several ? html`(${shape(text, item, indent)})[]` : html`${shape(text, item, indent)}[]`
}

function fields(
  text: ContractTexts,
  { properties = {}, required = [] }: JsonSchema,
  indent: string,
): Markup {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, one]) => {
    const [present, absent] = withoutNull(one)
    const mark = required.includes(name) ? '' : '?'
    const says = isNested(present) ? [] : remarks(text, present)
    return html`${inner}${name}${mark}: ${shape(text, present, inner)}${absent ? ' | null' : ''}${says.length > 0 ? html` <i>// ${text.remarks(write, says)}</i>` : ''}
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
