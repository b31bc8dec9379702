import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { type AskReason, isOpenContract, MAX_WRONG_CODES } from 'contracts/recruiting/contract/contract.choices';
import {
  type ContractCommand,
  type ContractEvent,
  type ContractRecord,
  contract,
} from 'contracts/recruiting/contract/contract.entity';
import type { ContractSigner } from 'contracts/recruiting/contract/contract.fields';
import { whoseTurn } from 'contracts/recruiting/contract/contract.fold';
import { type DecisionsOf, entityDecider, type StateOf } from '#command-service/entity/entity.decider';
import {
  assertContractOpen,
  assertLetters,
  assertTurn,
  assertUnsigned,
  assertWhole,
  isOver,
  progressOf,
  refuseContract,
} from './contract.rules.ts';

type Decisions = DecisionsOf<typeof contract>;
type State = StateOf<typeof contract>;
type Own = Parameters<Decisions[keyof Decisions]>[0];
const DAY = 86_400_000;

/** Links go to these; those who have not signed then are written to again, as long as there is time. */
const asked = (command: ContractCommand, record: ContractRecord, signerIds: string[], reason: AskReason) => {
  const next = command.metadata.now.getTime() + (record.remindEveryDays ?? 0) * DAY;
  const isInTime = record.remindEveryDays !== null && next < Date.parse(record.expiresAt);
  const remindAt = isInTime ? new Date(next).toISOString() : null;
  return caused(command, 'ContractSignersAsked', { contractId: record.id, signerIds, reason, remindAt });
};
const by = ({ metadata: { ip } }: Own) => ({ address: ip });

const remind: Decisions['RemindContract'] = (command, record) => {
  assertContractOpen(record, command.metadata.now);
  const { signerId } = command.data;
  if (signerId === null) return [asked(command, record, whoseTurn(record), 'by-hand')];
  assertUnsigned(record, signerId);
  assertTurn(record, signerId);
  return [asked(command, record, [signerId], 'by-hand')];
};

/** The same code again lets nobody in who was not: nothing happens. Where another has the link now, it is another code. */
const changeCode: Decisions['ChangeContractCode'] = (command, record) => {
  const { signerId, hash } = command.data;
  assertUnsigned(record, signerId);
  assertContractOpen(record, command.metadata.now);
  const { isCodeAwaited, wrongCodes } = progressOf(record, signerId);
  const isHeld = record.codes.some((one) => one.signerId === signerId && one.hash === hash);
  if (isHeld && isCodeAwaited) throw refuseContract('contract-code-known', { field: 'code' });
  if (isHeld && wrongCodes === 0) return [];
  return [caused(command, 'ContractCodeChanged', { contractId: record.id, signerId, hash })];
};

/** Of a moment that was moved since, or of what has ended, nothing happens. */
const remindOnTime: Decisions['RemindContractOnTime'] = (command, record) => {
  const isMeant = record.remindAt === command.data.dueAt && isOpenContract(record.status);
  return isMeant && !isOver(record, command.metadata.now)
    ? [asked(command, record, whoseTurn(record), 'reminder')]
    : [];
};

/** What has ended expires no more. */
const expire: Decisions['ExpireContract'] = (command, record) =>
  isOpenContract(record.status) && record.expiresAt === command.data.dueAt && isOver(record, command.metadata.now)
    ? [caused(command, 'ContractExpired', { contractId: record.id })]
    : [];

const voided = (command: ContractCommand, { id: contractId }: ContractRecord, reason: string) =>
  caused(command, 'ContractVoided', {
    ...{ contractId, by: command.metadata.actor.id, reason, address: command.metadata.ip },
  });

/** Voided is voided. */
const voidIt: Decisions['VoidContract'] = (command, record) => {
  if (record.status === 'voided') return [];
  assertContractOpen(record, command.metadata.now);
  return [voided(command, record, command.data.reason)];
};

type Person = { signerId: string; name: string; email: string };
const forwarded = (command: Own, record: ContractRecord, { signerId, name, email }: Person, isBySigner: boolean) => {
  assertUnsigned(record, signerId);
  assertContractOpen(record, command.metadata.now);
  assertLetters('name', name);
  const signers = record.signers ?? [];
  const from = signers.find(({ id }) => id === signerId) as ContractSigner;
  const to = { ...from, name, email };
  if (signers.some((one) => one.id !== signerId && one.email === email))
    throw refuseContract('contract-signer-repeated', { field: 'email' });
  if (from.email === email && from.name === name) return [];
  const data = { contractId: record.id, signerId, from, to, isBySigner, ...by(command) };
  const isTheirTurn = whoseTurn(record).includes(signerId);
  return [
    caused(command, 'ContractForwarded', data),
    ...(isTheirTurn ? [asked(command, record, [signerId], 'forwarded')] : []),
  ];
};
/** To the same person, nothing happens. */
const forward: Decisions['ForwardContract'] = (command, record) => forwarded(command, record, command.data, false);
const handOn: Decisions['HandOnContract'] = (command, record) => forwarded(command, record, command.data, true);

const assertShown = ({ document }: ContractRecord, sha256: string): void => {
  if (document.sha256 !== sha256) throw refuseContract('contract-document-changed');
};

/** Seen is seen; what has ended, or is not theirs to sign yet, is looked at without a trace in its state. */
const view: Decisions['ViewContract'] = (command, record) => {
  const { signerId, sha256 } = command.data;
  assertShown(record, sha256);
  const isAsked = isOpenContract(record.status) && !isOver(record, command.metadata.now);
  if (!isAsked || progressOf(record, signerId).status !== 'sent') return [];
  return [caused(command, 'ContractViewed', { contractId: record.id, signerId, sha256, ...by(command) })];
};

const refuseCode: Decisions['RefuseContractCode'] = (command, record) => {
  const { signerId } = command.data;
  if (progressOf(record, signerId).wrongCodes >= MAX_WRONG_CODES)
    throw refuseContract('contract-code-locked', { status: 403 });
  return [caused(command, 'ContractCodeRefused', { contractId: record.id, signerId, ...by(command) })];
};

const sign: Decisions['SignContract'] = (command, record) => {
  const { signerId, sha256, values, signature, signatureBytes } = command.data;
  assertUnsigned(record, signerId);
  assertContractOpen(record, command.metadata.now);
  assertTurn(record, signerId);
  assertShown(record, sha256);
  assertWhole(record, command.data);
  const isLast = record.progress.every((one) => one.signerId === signerId || one.status === 'signed');
  const signed = caused(command, 'ContractSigned', {
    ...{ contractId: record.id, signerId, sha256, values, signature, signatureBytes, isLast },
    ...by(command),
  });
  if (isLast || !record.isOrdered) return [signed];
  const after = record.progress.filter((one) => one.status !== 'signed' && one.signerId !== signerId);
  return [
    signed,
    asked(
      command,
      record,
      after.slice(0, 1).map((one) => one.signerId),
      'turn',
    ),
  ];
};

const decline: Decisions['DeclineContract'] = (command, record) => {
  const { signerId, reason } = command.data;
  assertUnsigned(record, signerId);
  assertContractOpen(record, command.metadata.now);
  assertTurn(record, signerId);
  return [caused(command, 'ContractDeclined', { contractId: record.id, signerId, reason, ...by(command) })];
};

/**
 * Known is known. Nobody is recognized whose turn never came, in what was erased, or once another address has taken the place. What an
 * account has signed, or what ended while it was its own, passes to no other one that has the address later.
 */
const recognize: Decisions['RecognizeContractSigner'] = (command, record) => {
  const { signerId, email, userId } = command.data;
  const { askedAt, status: ofSigner } = progressOf(record, signerId);
  const { id: contractId, title, status, signers, recognized, expiresAt, finished } = record;
  const isTheirs = signers?.some((one) => one.id === signerId && one.email === email);
  if (title === null || askedAt === null || !isTheirs) return [];
  const isSigned = ofSigner === 'signed';
  const known = recognized.find((one) => one.signerId === signerId);
  if (known?.userId === userId || (known && (isSigned || !isOpenContract(status)))) return [];
  const as = { status, isSigned, isFinished: finished !== null };
  return [caused(command, 'ContractSignerRecognized', { contractId, signerId, userId, title, expiresAt, ...as })];
};

/** Finished once. */
const finish: Decisions['FinishContract'] = (command, record) => {
  if (record.finished !== null) return [];
  if (record.status !== 'signed' || record.erased) throw refuseContract('contract-not-finished');
  return [caused(command, 'ContractFinished', { contractId: record.id, signerIds: record.signerIds, ...command.data })];
};

const decider = entityDecider(contract, {
  decide: {
    RemindContract: remind,
    RemindContractOnTime: remindOnTime,
    ExpireContract: expire,
    VoidContract: voidIt,
    ForwardContract: forward,
    HandOnContract: handOn,
    ViewContract: view,
    ChangeContractCode: changeCode,
    RefuseContractCode: refuseCode,
    SignContract: sign,
    DeclineContract: decline,
    RecognizeContractSigner: recognize,
    FinishContract: finish,
  },
});

/** What all have signed stays as proof; what is open is voided before it is erased (docs/product.md SIG-20). */
const beforeErasing = (command: ContractCommand, state: State): ContractEvent[] => {
  if (state.status !== 'kept' || state.record.erased) return [];
  if (state.record.status === 'signed') throw refuseContract('contract-kept');
  return isOpenContract(state.record.status) ? [voided(command, state.record, '')] : [];
};

/** Whoever is first to sign is asked as the contract is sent. */
export const contractDecider: Decider<State, ContractCommand, ContractEvent> = {
  ...decider,
  decide: (command, state) => {
    const before = command.type === 'EraseContract' ? beforeErasing(command, state) : [];
    const events = [decider.decide(command as never, state)].flat() as ContractEvent[];
    if (command.type !== 'CreateContract') return [...before, ...events];
    const after = events.reduce<State>((folded, event) => decider.evolve(folded, event), state);
    return after.status === 'kept'
      ? [...events, asked(command, after.record, whoseTurn(after.record), 'turn')]
      : events;
  },
};
