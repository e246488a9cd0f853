type Held = { tier: string; recovery?: string | null | undefined }

/** What of who can move the funds is another with a new set: nothing in a mere split. */
export function changeOf(
  before: Held,
  after: Held,
): 'tier_changed' | 'guarded_again' | 'ways_changed' | undefined {
  if (before.tier !== after.tier) return after.tier === 'user' ? 'tier_changed' : 'guarded_again'
  return waysOf(before) === waysOf(after) ? undefined : 'ways_changed'
}

/** The ways by which the user opens the recovery share, as text to compare. Unreadable ones differ each time. */
function waysOf({ tier, recovery }: Held): string {
  if (tier !== 'user') return ''
  try {
    const { ways }: { ways?: unknown } = JSON.parse(recovery ?? '')
    return JSON.stringify(ways) ?? String(recovery)
  } catch {
    return String(recovery)
  }
}
