import type { Projects } from './createProjects.js'

/** Makes the project for pages of this machine, unless it is there: it may have been changed since. */
export async function seedLocalProject(projects: Projects, id: string): Promise<void> {
  if (id === '' || (await projects.find(id))) return
  await projects.put({
    id,
    name: 'Pages of this machine',
    allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'],
    features: [],
    quotas: {},
    analytics: true,
  })
}
