/** The name of an image in a Containerfile or a compose file, without its digest, and that. */
const line =
  /^(?<before>\s*(?:FROM|image:)\s+)(?<name>[^\s@]+)(?:@(?<digest>sha256:[0-9a-f]{64}))?/gm

/** Every image that a file names; a stage of the same file is none. */
export function imagesOf(text) {
  const stages = new Set([...text.matchAll(/^FROM\s+\S+\s+AS\s+(\S+)/gim)].map(([, name]) => name))
  return [...text.matchAll(line)]
    .map(({ groups }) => ({ name: groups.name, digest: groups.digest }))
    .filter(({ name }) => !stages.has(name))
}

/** The same file with these digests. */
export function pinned(text, digests) {
  return text.replace(line, (whole, before, name) => {
    const digest = digests.get(name)
    return digest === undefined ? whole : `${before}${name}@${digest}`
  })
}
