import type { Page } from 'playwright-core'

/** Gives a page an authenticator, which says yes by itself. With `locks` its passkeys have the extension `prf`, and can lock a wallet. */
export async function addAuthenticator(page: Page, { locks = false } = {}) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      ...(locks && { ctap2Version: 'ctap2_1', hasPrf: true }),
    },
  })
  return {
    /** Whether whoever is there shows that it is them. */
    verifies: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** The passkeys are not on this device any more. */
    loses: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
    /** Nothing is there that could have any. */
    goes: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    async keys() {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials
    },
    /** Has a passkey of another authenticator, too. */
    take: (
      credential: Awaited<ReturnType<typeof cdp.send<'WebAuthn.getCredentials'>>>['credentials'][0],
    ) => cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
  }
}
