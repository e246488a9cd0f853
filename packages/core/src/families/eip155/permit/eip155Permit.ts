import { FoyerError, isAddress, toFoyerError } from '@foyer/protocol'
import { readSessionPci, revocationOf } from '@foyer/protocol/sessions'
import type { PermitFeatures } from '../../../PermitFeatures.js'
import { readGranted } from './readGranted.js'
import { writePermission } from './writePermission.js'

/** ERC-7715 over the wallet, and the typed data of a revocation (docs/sessions.md). */
export const eip155Permit: PermitFeatures = {
  async grant(request, { address, network, signer, expiry, permissions }) {
    if (!isAddress('eip155', signer)) throw new FoyerError('invalid_caip_address')
    const chainId = `0x${BigInt(network.id).toString(16)}`
    const granting = request('wallet_grantPermissions', [
      {
        ...{ chainId, address, expiry, signer: { type: 'account', data: { address: signer } } },
        permissions: permissions.map(writePermission),
      },
    ])
    const answer = await granting.catch(refused)
    return readGranted(answer, { address, signer, caipNetworkId: network.caipNetworkId })
  },
  async revoke(request, { context }) {
    await request('wallet_revokePermissions', [{ permissionContext: context }]).catch(refused)
  },
  read(pci) {
    const found = readSessionPci(pci)
    return found && { caipNetworkId: found.chainId, context: found.id }
  },
  toRevocation: ({ address, network, context }) =>
    revocationOf({
      chainId: Number(network.id),
      account: address as `0x${string}`,
      id: context as `0x${string}`,
    }),
}

function refused(error: unknown): never {
  throw toFoyerError(error)
}
