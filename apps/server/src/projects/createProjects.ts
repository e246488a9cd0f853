import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/Database.js'
import { createOriginIndex } from './createOriginIndex.js'
import { Project } from './Project.js'
import { projects } from './tables.js'

/** The projects of the database. */
export type Projects = {
  /** The project of this id. What is changed elsewhere is seen within some seconds. */
  find(id: string): Promise<Project | undefined>
  /** The same, where it is known without asking the database. */
  known(id: string): Project | undefined
  list(): Promise<Project[]>
  /** The one that lists the origin of a page: as it is, before those that have stars for it, and of several the first by its id. What is changed elsewhere is seen within some seconds. */
  findByOrigin(origin: string): Promise<Project | undefined>
  /** The ids of those that list no origins, so that no page may use them. */
  listShut(): Promise<string[]>
  /** Makes a project, or changes the one of this id. */
  put(project: Project): Promise<void>
  /** `false` when there was none. */
  remove(id: string): Promise<boolean>
}

type Cached = { until: number; project: Promise<Project | undefined>; found?: Project | undefined }

const cacheMs = 10_000
/** Enough for all real projects; invented ids push out only each other. */
const cacheMax = 2_000

export function createProjects(db: Database, now: () => number): Projects {
  const cached = new Map<string, Cached>()

  const list = async () => {
    const rows = await db.select().from(projects).orderBy(projects.id)
    return rows.map((row) => v.parse(Project, row))
  }
  const origins = createOriginIndex({ cacheMs, list, now })
  const load = async (id: string): Promise<Project | undefined> => {
    const [row] = await db.select().from(projects).where(eq(projects.id, id))
    return row && v.parse(Project, row)
  }
  return {
    find(id) {
      const known = cached.get(id)
      if (known && known.until > now()) return known.project
      const project = load(id)
      cached.delete(id)
      const one: Cached = { until: now() + cacheMs, project }
      cached.set(id, one)
      project.then(
        (found) => {
          one.found = found
        },
        // What failed is asked again by the next one.
        () => cached.delete(id),
      )
      const [oldest] = cached.keys()
      if (cached.size > cacheMax && oldest !== undefined) cached.delete(oldest)
      return project
    },
    known(id) {
      const one = cached.get(id)
      return one && one.until > now() ? one.found : undefined
    },
    list,
    findByOrigin: origins.find,
    async listShut() {
      const isShut = eq(projects.allowedOrigins, sql`'[]'::jsonb`)
      const rows = await db.select({ id: projects.id }).from(projects).where(isShut)
      return rows.map(({ id }) => id)
    },
    async put(project) {
      const { id, ...values } = v.parse(Project, project)
      await db
        .insert(projects)
        .values({ id, ...values })
        .onConflictDoUpdate({ target: projects.id, set: values })
      cached.delete(id)
      origins.forget()
    },
    async remove(id) {
      const gone = await db.delete(projects).where(eq(projects.id, id)).returning()
      cached.delete(id)
      origins.forget()
      return gone.length > 0
    },
  }
}
