import type { JsonSchema } from '@valibot/to-json-schema'
import { html } from 'hono/html'
import type { Markup } from '../../html/Markup.js'
import { write } from '../../html/write.js'
import type { DescribedCall, Parameter } from '../../openapi/describeCalls.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import type { Texts } from '../../texts/english.js'
import { shell } from '../layout/shell.js'
import { remarks, shape } from './shape.js'

type Types = Readonly<Record<string, JsonSchema>>
type ContractTexts = Texts['contract']

/** The interface for people: every call, what it takes, gives and refuses. */
export function docsPage(speech: SpokenTexts, calls: readonly DescribedCall[], types: Types) {
  const { contract: text } = speech.texts
  const shared = sharedParameters(calls)
  const enabled = calls.filter((call) => call.enabled).length
  const document = html`<a href="/openapi.json">${text.openApi}</a>`
  return shell(speech, {
    title: text.title,
    at: '/docs',
    main: html`<h1>${text.title}</h1>
<p class="note">${text.enabled({ enabled, calls: calls.length })} ${text.programs(write, { document })}</p>
<section aria-labelledby="calls"><h2 id="calls">${text.calls}</h2>${index(text, calls)}</section>
${calls.map((call) => section(text, call, shared, types))}
<section aria-labelledby="every"><h2 id="every">${text.everyCall}</h2>
<p>${text.everyParameter}</p>
${parameterTable(text, calls[0]?.parameters.filter(({ name }) => shared.has(name)) ?? [], types)}
<h3>${text.refusals}</h3><p>${text.refusalBody}</p>${errorTable(text.commonErrors)}${code(shape(text, types.ErrorAnswer))}</section>
<section aria-labelledby="types"><h2 id="types">${text.types}</h2>
${Object.entries(types).map(([name, type]) => html`<h3 id="type-${name}"><code>${name}</code></h3>${remarksOf(text, type)}${code(shape(text, type))}`)}</section>`,
  })
}

function index(text: ContractTexts, calls: readonly DescribedCall[]): Markup {
  return html`<table class="stack"><thead><tr><th scope="col">${text.call}</th><th scope="col">${text.does}</th><th></th></tr></thead><tbody>${calls.map(
    (call) =>
      html`<tr><td class="call">${verb(call)} <a href="#${call.name}"><code>${call.path}</code></a></td><td>${text.of[call.name].summary}</td><td>${state(text, call)}</td></tr>`,
  )}</tbody></table>`
}

function section(
  text: ContractTexts,
  call: DescribedCall,
  shared: ReadonlySet<string>,
  types: Types,
): Markup {
  const own = call.parameters.filter(({ name }) => !shared.has(name))
  const { errors, summary } = text.of[call.name]
  const statuses = Object.keys(call.errors).filter((status) => !(status in errors))
  const link = (words: string) => html`<a href="#every">${words}</a>`
  return html`<section aria-labelledby="${call.name}"><h2 id="${call.name}">${verb(call)} <code>${call.path}</code> ${state(text, call)}</h2>
<p>${summary}</p>
${own.length > 0 ? html`<h3>${text.parameters}</h3>${parameterTable(text, own, types)}` : ''}
${call.body ? html`<h3>${text.body}</h3>${code(shape(text, call.body))}` : ''}
<h3>${text.answer}</h3>${call.answer ? code(shape(text, call.answer)) : html`<p>${text.picture}</p>`}
<h3>${text.refusals}</h3>${Object.keys(errors).length > 0 ? errorTable(errors) : ''}
<p class="note">${text.others(write, { link, statuses })}</p></section>`
}

function parameterTable(
  text: ContractTexts,
  parameters: readonly Parameter[],
  types: Types,
): Markup {
  return html`<table class="stack params"><thead><tr><th scope="col">${text.name}</th><th scope="col">${text.where}</th><th scope="col">${text.type}</th><th scope="col">${text.meaning}</th></tr></thead><tbody>${parameters.map(
    (one) =>
      html`<tr><th scope="row"><code>${one.name}</code></th><td>${(one.required ? text.places : text.optionalPlaces)[one.in]}</td><td><code dir="ltr">${shape(text, one.schema)}</code></td><td class="says">${says(text, one, types)}</td></tr>`,
  )}</tbody></table>`
}

function says(text: ContractTexts, { schema }: Parameter, types: Types): Markup {
  const known = remarks(
    text,
    schema.$ref ? types[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] : schema,
  )
  return text.remarks(write, schema.type === 'array' ? [...known, text.commas] : known)
}

/** Code has one direction in every language. */
function code(of: Markup | string): Markup {
  return html`<pre tabindex="0" dir="ltr">${of}</pre>`
}

function errorTable(errors: Readonly<Record<number, string>>): Markup {
  return html`<table><tbody>${Object.entries(errors).map(
    ([status, text]) => html`<tr><th scope="row">${status}</th><td>${text}</td></tr>`,
  )}</tbody></table>`
}

function remarksOf(text: ContractTexts, schema: JsonSchema): Markup | string {
  const known = remarks(text, schema)
  return known.length > 0 ? html`<p class="note says">${text.remarks(write, known)}</p>` : ''
}

function verb({ method }: DescribedCall): Markup {
  return html`<b class="verb">${method}</b>`
}

function state(text: ContractTexts, { enabled }: DescribedCall): Markup | string {
  return enabled ? '' : html`<span class="tag">${text.off}</span>`
}

/** What each call takes and none needs stands once. */
function sharedParameters(calls: readonly DescribedCall[]): ReadonlySet<string> {
  const optional = (call: DescribedCall) =>
    call.parameters.filter(({ required }) => !required).map(({ name }) => name)
  const [first, ...rest] = calls.map(optional)
  return new Set(first?.filter((name) => rest.every((names) => names.includes(name))))
}
