/**
 * The pages that `docs/quickstart.md` shows: under each heading the files, each a path in backquotes on a line of its own and a block of
 * code; and the policy that they are promised to run under.
 */
export function readQuickstarts(text) {
  const sections = text.split(/^## /m).slice(1)
  const pages = sections
    .map((section) => ({ title: section.split('\n')[0], files: filesOf(section) }))
    .filter(({ files }) => Object.keys(files).length > 0)
  const policy = /^default-src .*$/m.exec(text)?.[0]
  if (pages.length === 0 || !policy) throw new Error('docs/quickstart.md has no code, or no policy')
  return { pages, policy }
}

function filesOf(section) {
  const found = section.matchAll(/^`([^`]+)`\n\n```tsx?\n([\s\S]*?)^```$/gm)
  return Object.fromEntries([...found].map(([, path, code]) => [path, code]))
}
