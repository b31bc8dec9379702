import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { derivedId, Id } from '#contracts/kernel/id';
import { requiredText } from '#contracts/kernel/text';
import { givenStatuses, givingRefusals, withdrawals } from './given-program.choices.ts';

const programVersion = z.int().min(1);
const refused = { programVersion, reason: z.enum(givingRefusals) };

/** One for each program of a parent and company that it is given to. */
export const givenProgramIdOf = (programId: string, companyId: string): string =>
  derivedId('given-program', programId, companyId);

/** That a parent gives a program to a company of its groups, and whether it has arrived: in the parent's history, as is the company's name of that day. */
export const givenProgram = entity({
  name: 'givenProgram',
  context: 'training',
  plural: 'given-programs',
  permissions: 'tenant.integrations.subAccounts.group',
  operations: [],
  fields: { programId: Id, companyId: Id, companyName: requiredText(200) },
  readOnly: {
    /** The newest version that is to arrive, and the last that has; 0: none. */
    offeredVersion: z.int(),
    givenVersion: z.int(),
    refusal: z.enum(givingRefusals).nullable(),
    withdrawal: z.enum(withdrawals).nullable(),
  },
  readOnlyDefaults: { offeredVersion: 0, givenVersion: 0, refusal: null, withdrawal: null },
  states: { values: givenStatuses, initial: 'waiting' },
  events: {
    GivenProgramOffered: { programVersion },
    GivenProgramCopied: { programVersion },
    GivenProgramRefused: refused,
    /** The company keeps its copy as it is. */
    GivenProgramWithdrawn: { reason: z.enum(withdrawals) },
  },
  apply: {
    GivenProgramOffered: ({ programVersion: offeredVersion }) => ({
      ...{ status: 'waiting' as const, offeredVersion, refusal: null, withdrawal: null },
    }),
    GivenProgramCopied: ({ programVersion: givenVersion }) => ({ status: 'given' as const, givenVersion }),
    GivenProgramRefused: ({ reason: refusal }) => ({ status: 'refused' as const, refusal }),
    GivenProgramWithdrawn: ({ reason: withdrawal }) => ({ status: 'withdrawn' as const, refusal: null, withdrawal }),
  },
  commands: {
    /** Whether it is given now, and in which version, the handler looks up. */
    SettleGivenProgram: {
      data: z.strictObject({ programId: Id, companyId: Id, companyName: requiredText(200) }),
    },
    RecordProgramCopied: { data: z.strictObject({ programVersion }) },
    RecordProgramRefused: { data: z.strictObject(refused) },
    RetryGivenProgram: {},
  },
  system: ['SettleGivenProgram', 'RecordProgramCopied', 'RecordProgramRefused'],
  filters: ['programId', 'status'],
  sorts: ['companyName', 'updatedAt'],
  search: ['companyName'],
});
export type GivenProgramView = typeof givenProgram.types.view;
export type GivenProgramEvent = typeof givenProgram.types.event;

/** Every way giving programs may refuse beyond those of any entity. */
export type GivenProgramRejection =
  | 'sub-account-group-unknown' // no group of this company
  | 'program-given' // it comes from a parent, who alone changes it
  | 'lesson-given-further' // to partners of whom it was given to
  | 'lesson-given'
  | 'program-withdrawn' // its parent gives it no longer: nobody is scheduled anew
  | 'program-not-given' // not to this company, or not in this version
  | 'copy-removed'; // the company deleted it
