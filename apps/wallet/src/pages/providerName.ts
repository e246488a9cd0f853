/** The name of a social provider, with its first letter large. */
export function providerName(provider: string): string {
  return provider.charAt(0).toUpperCase() + provider.slice(1)
}
