/**
 * Fetches what reaches wallets beyond the page. The one import of it: by this step a page names one file, however many there are behind.
 */
export async function loadReach() {
  const { reach } = await import('./reach.js')
  return reach
}
