import type { Logger } from 'pino'
import type { Projects } from './createProjects.js'

/** Says which projects list no origins: in former releases those were every page's. */
export async function warnOfShut(
  projects: Pick<Projects, 'listShut'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  for (const project of await projects.listShut()) {
    const fix = `npx @foyer/server admin projects put ${project} --origin https://your-page.example`
    log.warn(
      { project },
      `No page may use the project ${project}: it lists no origins. List its pages: ${fix}`,
    )
  }
}
