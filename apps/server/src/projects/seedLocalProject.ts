import type { Projects } from './createProjects.js'
import { newProject } from './newProject.js'

/** Makes the project for pages of this machine, unless it is there: it may have been changed since. */
export async function seedLocalProject(projects: Projects, id: string): Promise<void> {
  if (await projects.find(id)) return
  await projects.put({
    ...newProject(id),
    name: 'Pages of this machine',
    allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'],
  })
}
