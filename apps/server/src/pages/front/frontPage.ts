import { html } from 'hono/html'
import { type Markup, shell } from '../../html/shell.js'

/** Where to go from here. */
export function frontPage({ enabled, calls, events }: frontPage.Parts): Markup {
  return shell({
    title: 'Server',
    at: '/',
    main: html`<h1>This server is running</h1>
<p class="note">It answers what the connect modal of a page asks for.</p>
<ul class="cards">
${card('/docs', 'Interface', `${enabled} of ${calls} calls are enabled: what each takes, gives and refuses.`)}
${card('/events', 'Events', events ? 'How visitors connect, by day, wallet, network and error.' : 'Off. FOYER_ADMIN_TOKEN switches it on.')}
${card('/openapi.json', 'OpenAPI', 'The interface as an OpenAPI 3.1 document, for programs.')}
${card('/health', 'Health', 'Whether the process lives.')}
${card('/ready', 'Ready', 'Whether it can be sent requests now.')}
${card('/metrics', 'Metrics', 'What it counts, for Prometheus. For this machine, or with FOYER_METRICS_TOKEN.')}
</ul>`,
  })
}

export declare namespace frontPage {
  type Parts = { enabled: number; calls: number; events: boolean }
}

function card(path: string, name: string, says: string): Markup {
  return html`<li><a href="${path}"><strong>${name}</strong><span>${says}</span><code>${path}</code></a></li>`
}
