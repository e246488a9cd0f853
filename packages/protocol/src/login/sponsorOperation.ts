import * as v from 'valibot'
import { endpoint } from '../api/endpoint.js'
import { NetworkId, ProjectId, text } from '../api/fields.js'
import { proofHeaders } from './fields.js'
import { noSessionErrors } from './refusals.js'

const Field = v.pipe(v.string(), v.regex(/^0x[\da-f]*$/i), v.maxLength(100_002))

export const sponsorOperation = endpoint({
  method: 'POST',
  path: '/wallet/sponsor',
  summary:
    'What `pm_getPaymasterData` of `/v1/bundler` answers, for who is logged in: it counts as theirs, and not as a stranger’s.',
  projectId: 'body',
  input: {
    headers: proofHeaders,
    body: v.strictObject({
      projectId: ProjectId,
      chainId: NetworkId,
      entryPoint: text(42),
      /** Without its signature (ERC-7677). */
      operation: v.record(text(64), v.nullish(Field)),
    }),
  },
  output: v.object({
    paymaster: Field,
    paymasterData: Field,
    paymasterVerificationGasLimit: Field,
    paymasterPostOpGasLimit: Field,
  }),
  errors: {
    ...noSessionErrors,
    403: 'The server does not pay for it (`sponsoring_refused`): the account can pay by itself.',
    404: 'This server takes no operations to the network.',
  },
})
