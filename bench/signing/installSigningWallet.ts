/** What the page tells of its wallet. */
type SigningProbe = {
  /** Milliseconds from the time stamp of the next click to the wallet's `personal_sign`. */
  pressed(): Promise<number>
}

declare global {
  // Only in the page, from the first moment on.
  var signingProbe: SigningProbe
}

/** The name of the wallet. */
export const signingWallet = 'Bench Wallet'

/** Runs in the page before its own scripts: a wallet that connects at once, and whose user declines each text, so that what a wallet does itself takes no time. */
export function installSigningWallet(name: string): void {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  let clicked = 0
  let noted = (_: number) => {}
  const refuse = (code: number) => Object.assign(new Error('not here'), { code })
  const answers: Record<string, () => unknown> = {
    eth_chainId: () => '0x1',
    eth_accounts: () => [],
    eth_requestAccounts: () => [address],
    personal_sign() {
      noted(performance.now() - clicked)
      throw refuse(4001)
    },
  }
  const provider = {
    async request({ method }: { method: string }) {
      const answer = answers[method]
      if (!answer) throw refuse(4200)
      return answer()
    },
    on: () => provider,
    removeListener: () => provider,
  }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const uuid = '00000000-0000-4000-8000-000000000001'
  const info = Object.freeze({ uuid, name, rdns: 'test.bench', icon })
  const detail = Object.freeze({ info, provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
  globalThis.signingProbe = {
    pressed: () =>
      new Promise((resolve) => {
        noted = resolve
        const onClick = ({ timeStamp }: Event) => {
          clicked = timeStamp
        }
        addEventListener('click', onClick, { capture: true, once: true })
      }),
  }
}
