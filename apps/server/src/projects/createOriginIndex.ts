import { allowsOrigin } from '@foyer/protocol'
import type { Project } from './Project.js'

type Index = {
  /** By an origin that stands in a list as it is. */
  readonly exact: ReadonlyMap<string, Project>
  /** Those that list origins by stars. */
  readonly starred: readonly { readonly project: Project; readonly patterns: readonly string[] }[]
}

/** Which project lists the origin of a page. The lists are read at the first question, and anew when they are old: one question costs no look at each. */
export function createOriginIndex({ cacheMs, list, now }: createOriginIndex.Parts) {
  let kept: { readonly until: number; readonly index: Promise<Index> } | undefined
  const index = (): Promise<Index> => {
    if (kept && kept.until > now()) return kept.index
    const one = { until: now() + cacheMs, index: list().then(indexOf) }
    kept = one
    // What failed is read again by the next one.
    one.index.catch(() => {
      if (kept === one) kept = undefined
    })
    return one.index
  }
  return {
    /** The first that lists it as it is, before those that have stars for it. */
    async find(origin: string): Promise<Project | undefined> {
      const { exact, starred } = await index()
      const found = exact.get(origin)
      return found ?? starred.find(({ patterns }) => allowsOrigin(patterns, origin))?.project
    },
    /** A list was changed. */
    forget(): void {
      kept = undefined
    },
  }
}

export declare namespace createOriginIndex {
  type Parts = {
    readonly cacheMs: number
    /** All projects, by their ids. */
    list(): Promise<readonly Project[]>
    now(): number
  }
}

function indexOf(projects: readonly Project[]): Index {
  const exact = new Map<string, Project>()
  const starred = projects.map((project) => ({
    project,
    patterns: project.allowedOrigins.filter((pattern) => pattern.includes('*')),
  }))
  for (const project of projects)
    for (const pattern of project.allowedOrigins)
      if (!pattern.includes('*') && !exact.has(pattern)) exact.set(pattern, project)
  return { exact, starred: starred.filter(({ patterns }) => patterns.length > 0) }
}
