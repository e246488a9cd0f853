/**
 * Runs in the page before its own scripts. Announces a wallet (EIP-6963) and notes, in
 * `globalThis.shownAt`, when its row is first drawn; that is looked for in every open shadow root.
 */
export function watch() {
  const name = 'Budget Wallet'
  const info = { uuid: '00000000-0000-4000-8000-000000000001', name, rdns: 'test.budget', icon: '' }
  const provider = { request: () => new Promise(() => {}), on() {}, removeListener() {} }
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)

  const isShown = () =>
    [...document.querySelectorAll('*')].some(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('button') ?? [])].some(
        (button) => button.textContent?.includes(name) && button.getBoundingClientRect().height > 0,
      ),
    )
  const look = () => {
    if (isShown()) globalThis.shownAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
