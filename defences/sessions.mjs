const file = 'apps/sandbox/contracts/SessionModule.sol'
const test = 'apps/sandbox/src/contracts/sessionModule.test.ts'
const page = 'packages/adapters/src/evm/sessions.test.ts'
const server = 'apps/server/src/routes/sessionKeys.test.ts'

/** What the chain keeps a granted key from, each with the code of the contract that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'session-key-alone',
    file,
    code: '        if (session.key != msg.sender) revert NotGranted(id);\n',
    without: '',
    ...{ test, named: 'another key has no part in a session, nor another account' },
  },
  {
    id: 'session-key-expires',
    file,
    code: 'block.timestamp >= session.expiry',
    without: 'block.timestamp > session.expiry',
    ...{ test, named: 'a session ends with its expiry, by revocation, and with the module' },
  },
  {
    id: 'session-revoked',
    file,
    code: 'session.isRevoked || ',
    without: '',
    ...{ test, named: 'a session ends with its expiry, by revocation, and with the module' },
  },
  {
    id: 'session-revoked-by-account',
    file,
    code: '        if (sessions[id].account != msg.sender) revert NotGranted(id);\n',
    without: '',
    ...{ test, named: 'another key has no part in a session, nor another account' },
  },
  {
    id: 'session-revocation-signed',
    file,
    code: '        if (!SignatureChecker.isValidERC1271SignatureNowCalldata(account, signed, signature)) revert BadSignature();\n',
    without: '',
    ...{
      test,
      named: 'anybody brings a revocation that the account signed, and none that it did not',
    },
  },
  {
    id: 'session-revocation-of-one',
    file,
    code: 'keccak256(abi.encode(revocation, account, id))',
    without: 'keccak256(abi.encode(revocation, account, bytes32(0)))',
    ...{
      test,
      named: 'anybody brings a revocation that the account signed, and none that it did not',
    },
  },
  {
    id: 'session-limit',
    file,
    code: 'if (amount > left) revert',
    without: 'if (amount > left + 1) revert',
    ...{ test, named: 'a key spends a token up to its limit, and not one unit above' },
  },
  {
    id: 'session-value-counted',
    file,
    code: 'if (value > 0 || data.length == 0) _spend',
    without: 'if (data.length == 0) _spend',
    ...{ test, named: 'a key spends the native coin up to its limit, and not one unit above' },
  },
  {
    id: 'session-period',
    file,
    code: 'left = spent.period == period ? limit.amount - spent.amount : limit.amount;',
    without: 'left = limit.amount - spent.amount;',
    ...{
      test,
      named: 'a limit begins anew with each period, which what was left over does not make larger',
    },
  },
  {
    id: 'session-function-granted',
    file,
    code: '} else if (data.length > 0 && !_isAllowed(id, target, selector)) {',
    without: '} else if (data.length > 1e9 && !_isAllowed(id, target, selector)) {',
    ...{
      test,
      named: 'a key calls the functions that were granted, and no other, of no other contract',
    },
  },
  {
    id: 'session-target-granted',
    file,
    code: 'allowed[i].target == target && ',
    without: '',
    ...{
      test,
      named: 'a key calls the functions that were granted, and no other, of no other contract',
    },
  },
  {
    id: 'session-transfer-alone',
    file,
    code: ' || selector != IERC20.transfer.selector',
    without: '',
    ...{
      test,
      named: 'neither an allowance nor another function of the token goes around its limit',
    },
  },
  {
    id: 'session-transfer-whole',
    file,
    code: ' || data.length != 68',
    without: ' || data.length < 4',
    ...{
      test,
      named: 'neither an allowance nor another function of the token goes around its limit',
    },
  },
  {
    id: 'session-no-token-function',
    file,
    code: '        if (_movesTokens(allowed.selector)) revert BadFunction(allowed.selector);\n',
    without: '',
    ...{
      test,
      named: 'neither an allowance nor another function of the token goes around its limit',
    },
  },
  {
    id: 'session-keeps-account',
    file,
    code: '        if (_isKeptFrom(session.account, target)) revert BadTarget(target);\n',
    without: '',
    ...{
      test,
      named: 'a key reaches neither the account itself, nor its modules, nor its deposit',
    },
  },
  {
    id: 'session-keeps-modules',
    file,
    code: '\n            || ISafe(account).isModuleEnabled(target);',
    without: ';',
    ...{
      test,
      named: 'a key reaches neither the account itself, nor its modules, nor its deposit',
    },
  },
  {
    id: 'session-one-mode',
    file,
    code: '            if (modes[i] != bytes32(0)) revert ModeUnsupported(modes[i]);\n',
    without: '',
    ...{
      test,
      named: 'no code runs as the account, and no mode but that of a single call is taken',
    },
  },
  {
    id: 'session-no-second-turn',
    file,
    code: '        external\n        nonReentrant\n',
    without: '        external\n',
    ...{ test, named: 'a key that is called meanwhile gets no second turn' },
  },
  {
    id: 'session-transfer-done',
    file,
    code: 'isTransfer && returned.length > 0 &&',
    without: 'isTransfer && returned.length > 1e9 &&',
    ...{ test, named: 'a token that sends nothing and says so ends the call' },
  },
  {
    id: 'session-terms-bounded',
    file,
    code: ' || expiry > block.timestamp + maxLife',
    without: '',
    ...{ test, named: 'terms without bounds are no terms' },
  },
  {
    id: 'revocation-signed-before-sent',
    file: 'apps/server/src/services/families/eip155/createEvmSessionKeys.ts',
    code: '      await expectSigned(chains, network.id, data)\n',
    without: '',
    ...{
      test: server,
      named: 'a revocation that the account did not sign costs the server nothing',
    },
  },
  {
    id: 'revocation-of-own-session',
    file: 'apps/server/src/services/families/eip155/createEvmSessionKeys.ts',
    code: '!session || !isAddressEqual(session.account, account)',
    without: '!session',
    ...{
      test: server,
      named: 'a revocation that the account did not sign costs the server nothing',
    },
  },
  {
    id: 'revocations-not-held-up',
    file: 'apps/server/src/bundler/direct/createOperationOutbox.ts',
    code: `async sendAgain({ raw }: OperationRow): Promise<void> {
      await hand(raw)
    }`,
    without: `async sendAgain({ raw }: OperationRow): Promise<void> {
      if (!(await hand(raw))) throw refuse('internal', 'Refused')
    }`,
    test: 'apps/server/src/routes/sessionKeys.test.ts',
    named:
      'revocations behind one that pays too little each end with the truth, and hold up nothing that comes later',
  },
  {
    id: 'revocations-counted',
    file: 'apps/server/src/bundler/direct/createCarrier.ts',
    code: '      await spend({ sender, project, user: undefined, wei })\n',
    without: '',
    ...{
      test: server,
      named:
        'the server sends revocations within its budget of the day, and says where it sends none',
    },
  },
  {
    id: 'own-network-answers',
    file: 'apps/server/src/services/sessionKeys/createSessionKeys.ts',
    code: '            if (network.id === own) throw silent()\n',
    without: '',
    ...{ test: server, named: 'a network that does not answer hides no permission of another one' },
  },
  {
    id: 'grant-of-request',
    file: 'packages/core/src/families/eip155/permit/readGranted.ts',
    code: "  if (!isOfRequest) throw new FoyerError('answer_invalid')\n",
    without: '',
    ...{
      test: page,
      named:
        'a refusal is said and leaves the key as it was, and what is no answer to the request grants nothing here',
    },
  },
]
