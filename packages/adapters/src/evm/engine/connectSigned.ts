import type { ConnectSignIn, Request, SignedOnConnect } from '@foyer/core'
import { signFirst } from '@foyer/core/internal'
import { causes, unsupportedMethodCode } from '@foyer/protocol'
import * as sdk from '@wagmi/core'

/** JSON-RPC, EIP-1193 and EIP-5792: the wallet does not know the method, its parameters, or the capability. It has prompted for nothing then. */
const refusing: ReadonlySet<unknown> = new Set([-32601, -32602, unsupportedMethodCode, 5700])

/**
 * Connects a connector of the host's wagmi config, and has its wallet sign in by the same approval where the connector passes capabilities on, as `baseAccount`
 * does. Any other connects all the same. Of one that refuses that, and nothing else, it is left to the caller to connect it without.
 *
 * @returns what was signed, if anything was
 * @throws what the connector throws: the user has had the prompt, and is not prompted again
 */
export async function connectSigned(
  config: sdk.Config,
  connector: sdk.Connector,
  signIn: ConnectSignIn,
): Promise<SignedOnConnect | undefined> {
  let connecting: Promise<unknown> | undefined
  const request: Request = async (_, params) => {
    const [{ capabilities }] = params as readonly [{ readonly capabilities: object }]
    const given = { connector, withCapabilities: true, capabilities }
    const connected = sdk.connect(config, given)
    connecting = connected
    return connected
  }
  const signed = await signFirst(request, signIn)
  // One that has not answered yet has its prompt open.
  await connecting?.catch((error) => {
    if (!causes(error).some(({ code }) => refusing.has(code))) throw error
  })
  return signed
}
