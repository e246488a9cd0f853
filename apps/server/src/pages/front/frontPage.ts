import { html } from 'hono/html'
import type { Markup } from '../../html/Markup.js'
import { write } from '../../html/write.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import { shell } from '../layout/shell.js'

/** Where to go from here. */
export function frontPage(
  speech: SpokenTexts,
  { enabled, calls, events }: frontPage.Parts,
): Markup {
  const { front: text, shell: names } = speech.texts.operator
  const { health, metrics, openApi, ready } = text
  const adminToken = html`<code>FOYER_ADMIN_TOKEN</code>`
  const metricsToken = html`<code>FOYER_METRICS_TOKEN</code>`
  return shell(speech, {
    title: text.page,
    at: '/',
    main: html`<h1>${text.title}</h1>
<p class="note">${text.says}</p>
<ul class="cards">
${card('/docs', names.interface, text.interface({ enabled, calls }))}
${card('/events', names.events, events ? text.events : text.eventsOff(write, { setting: adminToken }))}
${card('/events/trade', names.trade, events ? text.trade : text.eventsOff(write, { setting: adminToken }))}
${card('/openapi.json', openApi.name, openApi.says)}
${card('/health', health.name, health.says)}
${card('/ready', ready.name, ready.says)}
${card('/metrics', metrics.name, metrics.says(write, { setting: metricsToken }))}
</ul>`,
  })
}

export declare namespace frontPage {
  type Parts = { enabled: number; calls: number; events: boolean }
}

function card(path: string, name: string, says: Markup | string): Markup {
  return html`<li><a href="${path}"><strong>${name}</strong><span>${says}</span><code class="path">${path}</code></a></li>`
}
