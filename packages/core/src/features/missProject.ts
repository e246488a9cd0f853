import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { showAlertOnce } from '../notices/showAlertOnce.js'

/** Alerts the developer that the server gave no configuration of the project, and why. */
export function missProject(client: Client, error: unknown): void {
  const { projectId, server = '' } = client.options
  const origin = client.environment.window()?.location.origin ?? ''
  const status = FoyerError.is(error, 'http_status') ? error.data.status : undefined
  showAlertOnce(client, 'project_id_not_configured', {
    server: server.startsWith('/') || server === '' ? origin + server : server,
    cause: causeOf(error, status),
    status,
    project: projectId,
  })
}

function causeOf(error: unknown, status: number | undefined) {
  if (FoyerError.is(error, 'server_unreachable')) return 'unreachable'
  if (FoyerError.is(error, 'server_timeout')) return 'late'
  if (status === 401) return 'unknown'
  const isForeign = status === 404 || FoyerError.is(error, 'server_answer_invalid')
  return isForeign ? 'foreign' : 'refused'
}
