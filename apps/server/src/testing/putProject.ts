import { newProject } from '../projects/newProject.js'
import type { Project } from '../projects/Project.js'
import type { Services } from '../Services.js'

/** Makes a project that every page may use and no event is kept of, but for what is said otherwise. */
export async function putProject(
  { projects }: Pick<Services, 'projects'>,
  { id = 'shop', ...said }: Partial<Project> = {},
): Promise<void> {
  await projects.put({ ...newProject(id), features: [], analytics: false, ...said })
}
