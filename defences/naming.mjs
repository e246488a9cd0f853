const test = 'apps/server/src/routes/registerNames.test.ts'
const labels = 'apps/server/src/services/names/labels/labels.test.ts'
const gateway = 'apps/server/src/services/names/gateway/gateway.test.ts'
const room = 'apps/server/src/services/names'
const pictureSigned =
  'no picture is taken but the one that was signed, and only of the name’s own account'
const pictureOdd =
  'what is no picture of pixels, or one that is not worth its cost, is no picture of a name'
const changedSeen =
  'clients of ENS see a change by its holder at once, and one by another process within seconds'
const page = 'packages/core/src/names'
const primary = 'packages/adapters/src/evm/nameGateways.test.ts'
const chosen = `${page}/names.test.ts`

/** What keeps names with the accounts that registered them, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'name-exact-message',
    file: `${room}/registering/readNameMessage.ts`,
    code: '|| write(found.output) !== message',
    without: '',
    ...{ test, named: 'a message with %s registers nothing' },
  },
  {
    id: 'name-message-in-time',
    file: `${room}/registering/demandInTime.ts`,
    code: 'Math.abs(now - timestamp * 1_000) > driftMs',
    without: 'false',
    ...{ test, named: 'a message registers within five minutes of its time, and no later' },
  },
  {
    id: 'name-message-once',
    file: `${room}/registering/createTurns.ts`,
    code: "if (used) return { is: (await isDone(session)) ? 'done' : 'used' }",
    without: 'if (used) return change(session)',
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
    file: `${room}/registering/createTurns.ts`,
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
    code: 'if (!nameResolvers.some((resolver) => isAddressEqual(resolver, sender)))',
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
    code: '|| `0x${call.slice(10, 74)}` !== nodeOf(name)',
    without: '',
    ...{ test: gateway, named: 'the gateway answers for its own contracts and names alone' },
  },
  {
    id: 'gateway-short-life',
    file: `${room}/gateway/createNameGateway.ts`,
    code: 'read.at / 1_000) + lifeSeconds)',
    without: 'read.at / 1_000) + 12 * lifeSeconds)',
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
    id: 'gateway-forgets-changed',
    file: `${room}/createNames.ts`,
    code: 'changed: (name) => gateway?.forget(name),',
    without: 'changed: () => undefined,',
    ...{ test, named: changedSeen },
  },
  {
    id: 'gateway-repeats-briefly',
    file: `${room}/gateway/createAnswerMemory.ts`,
    code: 'export const repeatMs = 5_000',
    without: 'export const repeatMs = 50_000',
    ...{ test, named: changedSeen },
  },
  {
    id: 'gateway-repeats-to-one-end',
    file: `${room}/gateway/createNameGateway.ts`,
    code: 'Math.floor(read.at / 1_000)',
    without: 'Math.floor(read.at / 1_000 + 1)',
    ...{ test, named: changedSeen },
  },
  {
    id: 'gateway-clock-set-back',
    file: `${room}/createNameMemory.ts`,
    code: 'age >= 0 && ',
    without: '',
    ...{ test, named: changedSeen },
  },
  {
    id: 'gateway-read-before',
    file: `${room}/gateway/createAnswerMemory.ts`,
    code: 'kept && names.known(kept.name) === kept.read ? kept.data : undefined',
    without: 'kept && names.known(kept.name) ? kept.data : undefined',
    ...{
      test: `${room}/gateway/answerMemory.test.ts`,
      named: 'an answer made of what was read before a change is not given after it',
    },
  },
  {
    id: 'name-picture-signed',
    file: `${room}/pictures/createPictures.ts`,
    code: 'if (pictureIn(signed) !== hash)',
    without: 'if (signed === hash)',
    ...{ test, named: pictureSigned },
  },
  {
    id: 'name-picture-of-pixels',
    file: `${room}/pictures/createPictures.ts`,
    code: "decoder.decode({ type: 'image/png', bytes })",
    without: "decoder.decode({ type: 'image/svg+xml', bytes })",
    ...{ test, named: pictureOdd },
  },
  {
    id: 'name-picture-own-account',
    file: `${room}/registering/createChanges.ts`,
    code: '.where(and(eq(names.name, name), eq(names.holder, holder)))\n    if (!shown)',
    without: '.where(eq(names.name, name))\n    if (!shown)',
    ...{ test, named: pictureSigned },
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
  {
    id: 'primary-name-leads-back',
    file: `${page}/readPrimaryName.ts`,
    code: ' || !leadsTo(found, { account, network })',
    without: '',
    ...{
      test: primary,
      named:
        'an account goes by its name once its transaction is in a block, as clients of ENS read it through the Universal Resolver',
    },
  },
  {
    id: 'primary-name-as-shown',
    file: `${page}/setPrimaryName.ts`,
    code: '|| naming.registrarOf(network) !== registrar',
    without: '',
    ...{ test: primary, named: 'a primary name that was shown for %s is not sent' },
  },
  {
    id: 'name-answer-of-its-text',
    file: `${page}/typeName.ts`,
    code: '  if (!isLatest()) return\n  changeNameDraft(client, () => found)',
    without: '  changeNameDraft(client, () => found)',
    ...{
      test: chosen,
      named: 'what is said of an earlier text is dropped, in whichever order it comes',
    },
  },
  {
    id: 'name-signature-of-its-press',
    file: `${page}/registerName.ts`,
    code: 'if (nameDraftOf(client).message !== message)',
    without: 'if (message === undefined)',
    ...{
      test: chosen,
      named: 'what was signed for another account, or after it was left, registers nothing',
    },
  },
  {
    id: 'name-shown-is-signed',
    file: `${page}/keepMessage.ts`,
    code: "if (now.step === 'editing') keepMessage(client)",
    without: 'if (now) keepMessage(client)',
    ...{
      test: chosen,
      named: 'the message is written anew while it is shown, and not while the wallet has it',
    },
  },
  {
    id: 'name-suggestion-of-the-zone',
    file: `${page}/typeName.ts`,
    code: '!one.registered && isIn(one.name, zone)',
    without: '!one.registered',
    ...{ test: chosen, named: 'a suggestion that is not of the zone, or no label, is never shown' },
  },
  {
    id: 'name-released-by-its-account',
    file: `${room}/registering/createChanges.ts`,
    code: "if (!(await isOf(session, change))) return { is: 'foreign' }\n          await shut",
    without: 'await shut',
    ...{ test, named: 'a released name leads nowhere, and is given to no account for 90 days' },
  },
  {
    id: 'name-released-stays-shut',
    file: `${room}/registering/createChanges.ts`,
    code: 'now() - releasedMs)',
    without: 'now())',
    ...{ test, named: 'a released name leads nowhere, and is given to no account for 90 days' },
  },
  {
    id: 'name-renamed-by-its-account',
    file: `${room}/registering/createChanges.ts`,
    code: '.where(and(eq(names.name, name), eq(names.holder, holder)))\n    if (!own)',
    without: '.where(eq(names.name, name))\n    if (!own)',
    ...{ test, named: 'a renamed name keeps addresses and profile, and the former one is shut' },
  },
  {
    id: 'name-led-by-its-account',
    file: `${room}/registering/createChanges.ts`,
    code: "if (!(await isOf(session, change))) return { is: 'foreign' }\n    const at",
    without: 'const at',
    ...{
      test,
      named: 'a name is led elsewhere by its own account alone, and by no message that registers',
    },
  },
  {
    id: 'name-address-proven',
    file: `${room}/registering/createRegistrar.ts`,
    code: '      ...proof,\n    })',
    without:
      '      ...proof,\n    }).catch(() => ({ coinType: String(change.coin_type), address: change.address }))',
    ...{ test, named: 'a name leads to an account of %s that signed for it as well' },
  },
]
