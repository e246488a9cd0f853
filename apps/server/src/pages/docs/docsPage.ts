import { commonErrors } from '@foyer/protocol/api'
import type { JsonSchema } from '@valibot/to-json-schema'
import { html } from 'hono/html'
import { type Markup, shell } from '../../html/shell.js'
import type { Call, Parameter } from '../../openapi/describeCalls.js'
import { remark, shape } from './shape.js'

type Types = Readonly<Record<string, JsonSchema>>

/** The interface for people: every call, what it takes, gives and refuses. */
export function docsPage(calls: readonly Call[], types: Types) {
  const shared = sharedParameters(calls)
  return shell({
    title: 'Interface',
    at: '/docs',
    main: html`<h1>Interface</h1>
<p class="note">${calls.filter(({ enabled }) => enabled).length} of ${calls.length} calls are enabled on this server; the others answer 501. For programs: <a href="/openapi.json">OpenAPI 3.1</a>.</p>
<section aria-labelledby="calls"><h2 id="calls">Calls</h2>${index(calls)}</section>
${calls.map((call) => section(call, shared, types))}
<section aria-labelledby="every"><h2 id="every">Every call</h2>
<p>These parameters may come with each of them. A parameter that is not named here is refused.</p>
${parameterTable(calls[0]?.parameters.filter(({ name }) => shared.has(name)) ?? [], types)}
<h3>Refusals</h3><p>The body of each says why.</p>${errorTable(commonErrors)}<pre tabindex="0">${shape(types.ErrorAnswer)}</pre></section>
<section aria-labelledby="types"><h2 id="types">Types</h2>
${Object.entries(types).map(([name, type]) => html`<h3 id="type-${name}"><code>${name}</code></h3>${note(type)}<pre tabindex="0">${shape(type)}</pre>`)}</section>`,
  })
}

function index(calls: readonly Call[]): Markup {
  return html`<table class="stack"><thead><tr><th scope="col">Call</th><th scope="col">What it does</th><th></th></tr></thead><tbody>${calls.map(
    (call) =>
      html`<tr><td class="call">${verb(call)} <a href="#${call.name}"><code>${call.path}</code></a></td><td>${call.summary}</td><td>${state(call)}</td></tr>`,
  )}</tbody></table>`
}

function section(call: Call, shared: ReadonlySet<string>, types: Types): Markup {
  const own = call.parameters.filter(({ name }) => !shared.has(name))
  return html`<section aria-labelledby="${call.name}"><h2 id="${call.name}">${verb(call)} <code>${call.path}</code> ${state(call)}</h2>
<p>${call.summary}</p>
${own.length > 0 ? html`<h3>Parameters</h3>${parameterTable(own, types)}` : ''}
${call.body ? html`<h3>Body</h3><pre tabindex="0">${shape(call.body)}</pre>` : ''}
<h3>Answer</h3>${call.answer ? html`<pre tabindex="0">${shape(call.answer)}</pre>` : html`<p>A picture.</p>`}
<h3>Refusals</h3>${Object.keys(call.ownErrors).length > 0 ? errorTable(call.ownErrors) : ''}
<p class="note"><a href="#every">Those of every call</a>: ${Object.keys(call.errors)
    .filter((status) => !(status in call.ownErrors))
    .join(', ')}.</p></section>`
}

function parameterTable(parameters: readonly Parameter[], types: Types): Markup {
  return html`<table class="stack params"><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Type</th><th scope="col">What it is</th></tr></thead><tbody>${parameters.map(
    (one) =>
      html`<tr><th scope="row"><code>${one.name}</code></th><td>${one.in}${one.required ? '' : ', optional'}</td><td><code>${shape(one.schema)}</code></td><td>${says(one, types)}</td></tr>`,
  )}</tbody></table>`
}

function says({ schema }: Parameter, types: Types): string {
  const text = remark(
    schema.$ref ? types[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] : schema,
  )
  const all = schema.type === 'array' ? `${text ? `${text}, ` : ''}with commas between` : text
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`
}

function errorTable(errors: Readonly<Record<number, string>>): Markup {
  return html`<table><tbody>${Object.entries(errors).map(
    ([status, text]) => html`<tr><th scope="row">${status}</th><td>${text}</td></tr>`,
  )}</tbody></table>`
}

function note(schema: JsonSchema): Markup | string {
  const text = remark(schema)
  return text ? html`<p class="note">${text}.</p>` : ''
}

function verb({ method }: Call): Markup {
  return html`<b class="verb">${method}</b>`
}

function state({ enabled }: Call): Markup | string {
  return enabled ? '' : html`<span class="tag">not enabled</span>`
}

/** What each call takes and none needs stands once. */
function sharedParameters(calls: readonly Call[]): ReadonlySet<string> {
  const optional = (call: Call) =>
    call.parameters.filter(({ required }) => !required).map(({ name }) => name)
  const [first, ...rest] = calls.map(optional)
  return new Set(first?.filter((name) => rest.every((names) => names.includes(name))))
}
