import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What a page of the extension expects of the browser that it was made for. Present ones have no `extension.getURL`, name the button otherwise, and
 * make no function of text: the extension looks for the global object that way alone.
 */
const shim = `
chrome.extension ??= {}
chrome.extension.getURL = (path) => chrome.runtime.getURL(path)
chrome.browserAction ??= chrome.action
globalThis.Function = new Proxy(Function, {
  construct: (target, given) =>
    String(given.at(-1)).includes('return this')
      ? function () { return globalThis }
      : Reflect.construct(target, given),
})
`

type Manifest = {
  browser_action?: unknown
  background?: unknown
  content_scripts: { js: string[] }[]
}

/**
 * Has an extension of the second version of manifests load in a browser that takes the third alone. Its code stays as it is; its background page is
 * one that has to be opened: `background.html`.
 */
export async function prepareExtension(folder: string): Promise<void> {
  const path = join(folder, 'manifest.json')
  const { browser_action, background, ...rest } = JSON.parse(
    await readFile(path, 'utf8'),
  ) as Manifest
  for (const { js } of rest.content_scripts) js.unshift('shim.js')
  const manifest = {
    ...rest,
    manifest_version: 3,
    action: browser_action,
    content_security_policy: {
      extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'",
    },
    web_accessible_resources: [{ resources: ['page.js'], matches: ['<all_urls>'] }],
    host_permissions: ['<all_urls>'],
  }
  await writeFile(path, JSON.stringify(manifest))
  await writeFile(join(folder, 'shim.js'), shim)
  await writeFile(
    join(folder, 'background.html'),
    '<!doctype html><script src="shim.js"></script><script src="background.js"></script>',
  )
}
