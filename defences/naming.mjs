const test = 'apps/server/src/routes/registerNames.test.ts'
const labels = 'apps/server/src/services/names/labels/labels.test.ts'
const gateway = 'apps/server/src/services/names/gateway/gateway.test.ts'
const room = 'apps/server/src/services/names'

/** What keeps names with the accounts that registered them, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'name-exact-message',
    file: `${room}/registering/readRegistration.ts`,
    code: '|| write(found.output) !== message',
    without: '',
    ...{ test, named: 'a message with %s registers nothing' },
  },
  {
    id: 'name-message-in-time',
    file: `${room}/registering/readRegistration.ts`,
    code: 'Math.abs(now - found.output.timestamp * 1_000) > driftMs',
    without: 'false',
    ...{ test, named: 'a message registers within five minutes of its time, and no later' },
  },
  {
    id: 'name-message-once',
    file: `${room}/registering/createRegister.ts`,
    code: "if (used) return { is: (await isAt(session, claim)) ? 'done' : 'used' }",
    without: 'if (used) return give(session, claim)',
    ...{
      test,
      named:
        'a message registers once: what was sent again is answered as before, and replayed for another coin refused',
    },
  },
  {
    id: 'name-profile-of-holder',
    file: `${room}/registering/createRegister.ts`,
    code: '.where(and(eq(names.name, name), eq(names.holder, holder)))\n    const kept',
    without: '.where(eq(names.name, name))\n    const kept',
    ...{ test, named: 'the account of a name says what its profile shows, and no other one does' },
  },
  {
    id: 'name-one-holder',
    file: `${room}/registering/createRegister.ts`,
    code: "if (given.length === 0) return { is: 'taken' }",
    without: '',
    ...{ test, named: 'one of two that want a name at once gets it' },
  },
  {
    id: 'name-account-in-turn',
    file: `${room}/registering/createRegister.ts`,
    code: "if (held >= namesMax) return { is: 'many' }",
    without: '',
    ...{
      test,
      named:
        'an account holds three names, however many it sends at once, and tries five times in a day',
    },
  },
  {
    id: 'name-tries',
    file: `${room}/registering/createRegister.ts`,
    code: "if (tries >= triesMax) return { is: 'tries', waitMs }",
    without: '',
    ...{
      test,
      named:
        'an account holds three names, however many it sends at once, and tries five times in a day',
    },
  },
  {
    id: 'name-contract-of-its-network',
    file: `${room}/registering/verifyHolder.ts`,
    code: 'return `${network}:${plain}`',
    without: 'return `${namespace}:${plain}`',
    ...{
      test,
      named:
        'a contract registers on its own network alone, and no other one of its address changes the name',
    },
  },
  {
    id: 'name-own-spelling',
    file: `${room}/registering/createRegistrar.ts`,
    code: 'if (!coin?.isWritten(signed.address))',
    without: 'if (!coin)',
    ...{
      test,
      named: 'another spelling of an account is not kept under the coin of a network',
    },
  },
  {
    id: 'name-like-an-address',
    file: `${room}/labels/checkLabel.ts`,
    code: "if (isLikeAddress(label)) return 'name_invalid'",
    without: '',
    ...{ test: labels, named: '%s reads as an address' },
  },
  {
    id: 'name-like-the-operator',
    file: `${room}/labels/checkLabel.ts`,
    code: 'reserved.has(skeletonOf(part))',
    without: 'reserved.has(part)',
    ...{ test: labels, named: '%s stands for the operator' },
  },
  {
    id: 'gateway-own-contracts',
    file: `${room}/gateway/createNameGateway.ts`,
    code: 'if (!nameResolvers.some((known) => isAddressEqual(known, sender)))',
    without: 'if (nameResolvers.length === 0)',
    ...{ test: gateway, named: 'the gateway answers for its own contracts and names alone' },
  },
  {
    id: 'gateway-own-names',
    file: `${room}/gateway/createNameGateway.ts`,
    code: '!question || !isOwn(question.name)',
    without: '!question',
    ...{ test: gateway, named: 'the gateway answers for its own contracts and names alone' },
  },
  {
    id: 'gateway-one-name',
    file: `${room}/gateway/readQuestion.ts`,
    code: '|| `0x${call.slice(10, 74)}` !== namehash(name)',
    without: '',
    ...{ test: gateway, named: 'the gateway answers for its own contracts and names alone' },
  },
  {
    id: 'gateway-short-life',
    file: `${room}/gateway/createNameGateway.ts`,
    code: 'now() / 1_000) + lifeSeconds)',
    without: 'now() / 1_000) + 12 * lifeSeconds)',
    ...{
      test: gateway,
      named: 'the contract takes an answer for itself, for its request and for five minutes',
    },
  },
  {
    id: 'gateway-coin-of-its-own',
    file: `${room}/gateway/createNameGateway.ts`,
    code: 'found?.addresses.find(({ coinType }) => coinType === coin?.coinType)',
    without: 'found?.addresses[0]',
    ...{
      test: gateway,
      named: 'a name without an address for a coin, and one that is not registered, lead nowhere',
    },
  },
  {
    id: 'gateway-payer-key',
    file: `${room}/gateway/deployResolver.ts`,
    code: '(statSync(file).mode & 0o077) !== 0',
    without: 'statSync(file).size === 0',
    ...{
      test: gateway,
      named: 'the operator is told what is missing, and the code is that of the source',
    },
  },
]
