import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'

const systemProgram = address('11111111111111111111111111111111')
/** The system program's transfer. */
const transferCode = 2
const signatureFee = 5_000n

/** Sends coins from an account that the network gave them to, and gives the signature once they arrived. */
export async function deliverOnSolana(
  rpcUrl: string,
  { to, units }: { to: string; units: bigint },
): Promise<string> {
  const rpc = createSolanaRpc(rpcUrl)
  const payer = await generateKeyPairSigner()
  await rpc.requestAirdrop(payer.address, lamports(units + signatureFee)).send()
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, transferCode, true)
  view.setBigUint64(4, units, true)
  const transfer = {
    programAddress: systemProgram,
    accounts: [
      { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
      { address: address(to), role: AccountRole.WRITABLE },
    ],
    data,
  }
  const signed = await signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstruction(transfer, message),
    ),
  )
  const wire = getBase64EncodedWireTransaction(signed)
  return rpc.sendTransaction(wire, { encoding: 'base64' }).send()
}
