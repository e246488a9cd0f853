/** The rdns by which the directory knows a wallet. On a phone MetaMask's own browser announces another one. */
export function domainOf(rdns: string | undefined, { mobile }: { mobile: boolean }) {
  return mobile && rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns
}
