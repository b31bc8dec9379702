import { caused } from 'contracts/kernel/message';
import type { Withdrawal } from 'contracts/training/given-program/given-program.choices';
import { givenProgram } from 'contracts/training/given-program/given-program.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof givenProgram>;
/** What the handler has looked up. */
export type Settled = { version: number } | { withdrawal: Withdrawal };

/** It is as it should be already. */
const settle: Decisions['SettleGivenProgram'] = (command, { id: givenProgramId, status, offeredVersion }) => {
  const settled = command.data as unknown as Settled;
  if ('withdrawal' in settled) {
    const { withdrawal: reason } = settled;
    return status === 'withdrawn' ? [] : [caused(command, 'GivenProgramWithdrawn', { givenProgramId, reason })];
  }
  const { version: programVersion } = settled;
  if (status !== 'withdrawn' && offeredVersion === programVersion) return [];
  return [caused(command, 'GivenProgramOffered', { givenProgramId, programVersion })];
};

/** Another version was offered meanwhile, or none any more. */
const copied: Decisions['RecordProgramCopied'] = (command, { id: givenProgramId, status, offeredVersion }) =>
  status === 'waiting' && offeredVersion === command.data.programVersion
    ? [caused(command, 'GivenProgramCopied', { givenProgramId, ...command.data })]
    : [];

/** The same. */
const refused: Decisions['RecordProgramRefused'] = (command, { id: givenProgramId, status, offeredVersion }) =>
  status === 'waiting' && offeredVersion === command.data.programVersion
    ? [caused(command, 'GivenProgramRefused', { givenProgramId, ...command.data })]
    : [];

/** It has arrived, or is on its way. */
const retry: Decisions['RetryGivenProgram'] = (command, { id: givenProgramId, status, offeredVersion }) =>
  status === 'refused'
    ? [caused(command, 'GivenProgramOffered', { givenProgramId, programVersion: offeredVersion })]
    : [];

export const givenProgramDecider = entityDecider(givenProgram, {
  decide: {
    SettleGivenProgram: settle,
    RecordProgramCopied: copied,
    RecordProgramRefused: refused,
    RetryGivenProgram: retry,
  },
});
