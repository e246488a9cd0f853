/** Makes this tab the only one that is the wallet; `lost` runs when another became it. */
export function holdTab(lost: () => void): void {
  const forever = new Promise<never>(() => {})
  // Absent where the page is not served securely: then every tab runs.
  navigator.locks?.request('pocket', { steal: true }, () => forever).catch(lost)
}
