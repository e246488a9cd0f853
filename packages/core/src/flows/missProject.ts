import type { Client } from '../client.js'
import { alert } from '../notices/alert.js'

/** There is no project's id. Loaded when it is missed: the texts of alerts are long. */
export function missProject(client: Client): void {
  alert(client, 'project_id_not_configured', undefined)
}
