import { execFileSync } from 'node:child_process'

/** The last commit before subjects were written as Conventional Commits 1.0.0 has them. */
const before = '0d5d4e0'
const conventional =
  /^(feat|fix|docs|test|perf|refactor|build|ci|chore|style|revert)(\([^)]+\))?!?: \S/

/** Commits with another subject. Nothing is known of them in a copy without history. */
export function commits({ root }) {
  return unconventional(subjects(root))
}

/** Those of some subjects that are none of a Conventional Commit. */
export function unconventional(subjects) {
  return subjects.filter((subject) => !conventional.test(subject))
}

function subjects(root) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    const range = ['log', '--no-merges', '--format=%s', `${before}..HEAD`]
    return execFileSync('git', range, options).split('\n').filter(Boolean)
  } catch {
    return []
  }
}
