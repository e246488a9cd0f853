import * as v from 'valibot'
import { callDataMax } from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { Hex, text } from './fields.js'

/** The contract that a client was sent here by. */
const Sender = v.pipe(text(42), v.regex(/^0x[\da-f]{40}$/i, 'Expected the address of a contract'))
/** A call of `resolve(bytes,bytes)` (ENSIP-10), with the ending that the gateways of ERC-3668 have. */
const DataFile = v.pipe(
  text(callDataMax),
  v.regex(/^0x([\da-f]{2})+\.json$/i, 'Expected hex bytes and .json'),
  v.transform((value) => value.slice(0, -'.json'.length)),
)
/** The result, until when it holds, and the signature of both: `(bytes,uint64,bytes)`. */
const SignedResult = v.object({ data: Hex })

const errors = {
  400: 'The contract is not served here, or this is no question about a name of this server.',
}

export const resolveName = endpoint({
  method: 'GET',
  path: '/ccip/:sender/:data',
  summary:
    'Answers clients of ENS about names of this server (ERC-3668), signed for the contract that sent them.',
  projectId: 'none',
  input: { params: { sender: Sender, data: DataFile } },
  output: SignedResult,
  errors,
})

export const resolveNameByPost = endpoint({
  method: 'POST',
  path: '/ccip',
  summary: 'Answers the same to clients whose contract names a gateway without `{data}`.',
  projectId: 'none',
  input: { body: v.strictObject({ sender: Sender, data: Hex }) },
  output: SignedResult,
  errors,
})
