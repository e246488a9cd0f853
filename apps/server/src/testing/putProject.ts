import { newProject } from '../projects/newProject.js'
import type { Project } from '../projects/Project.js'
import type { Services } from '../Services.js'

const ofTests = {
  allowedOrigins: ['https://shop.example', 'http://localhost:*', 'http://127.0.0.1:*'],
  features: [],
  analytics: false,
}

/** Makes a project of some pages that no event is kept of, but for what is said otherwise. */
export async function putProject(
  { projects }: Pick<Services, 'projects'>,
  { id = 'shop', ...said }: Partial<Project> = {},
): Promise<void> {
  await projects.put({ ...newProject(id), ...ofTests, ...said })
}
