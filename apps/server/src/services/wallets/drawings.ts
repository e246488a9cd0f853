import type { DirectoryIcon } from '@foyer/directory'

/** What has no mark of its own in the directory, drawn plainly: a browser, a link between two devices, and any network. */
export const drawings = {
  browser: draw(
    '<rect x="20" y="28" width="88" height="72" rx="10"/><path d="M20 48h88M32 38h.1M44 38h.1"/>',
  ),
  pairing: draw(
    '<path d="M56 44l8-8a22 22 0 0 1 31 31l-9 9M72 84l-8 8a22 22 0 0 1-31-31l9-9M50 78l28-28"/>',
  ),
  network: draw(
    '<circle cx="64" cy="64" r="42"/><path d="M22 64h84M64 22c26 26 26 58 0 84M64 22c-26 26-26 58 0 84"/>',
  ),
}

function draw(lines: string): DirectoryIcon {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" rx="28" fill="#3b4a6b"/><g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`
  return { type: 'image/svg+xml', bytes: new TextEncoder().encode(text) }
}
