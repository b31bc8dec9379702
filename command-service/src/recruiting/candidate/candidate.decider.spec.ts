import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCandidateId, exampleCause, exampleJobId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { ERASED } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';
import type {
  CandidateCommand,
  CandidateEvent,
  CandidateFields,
} from 'contracts/recruiting/candidate/candidate.entity';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import { describe, expect, it } from 'vitest';
import { candidateDecider } from './candidate.decider.ts';

const given = DeciderSpecification.for(candidateDecider);
const by = { metadata: exampleCause };
const candidateId = exampleCandidateId;
const ada = {
  ...candidateDefaults,
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@mail.example',
  phone: '',
  phoneE164: '',
};

const create: CandidateCommand = { ...by, type: 'CreateCandidate', data: { candidateId, ...ada } };
const change = (data: Partial<CandidateFields>): CandidateCommand => ({ ...by, type: 'ChangeCandidate', data });
const remove: CandidateCommand = { ...by, type: 'RemoveCandidate', data: {} };
const erase: CandidateCommand = { ...by, type: 'EraseCandidate', data: {} };
const link = (userId: string): CandidateCommand => ({ ...by, type: 'LinkCandidate', data: { userId } });
const exported: CandidateCommand = { ...by, type: 'ExportCandidate', data: {} };
const linked: CandidateEvent = caused(by, 'CandidateLinked', { candidateId, userId: exampleUserId });
const created: CandidateEvent = caused(by, 'CandidateCreated', { candidateId, ...ada });
const removed: CandidateEvent = caused(by, 'CandidateRemoved', { candidateId });
const erased: CandidateEvent = caused(by, 'CandidateErased', { candidateId });
const changed = (from: Partial<CandidateFields>, to: Partial<CandidateFields>): CandidateEvent =>
  caused(by, 'CandidateChanged', { candidateId, from, to });
const isRefusedAs = (code: string) => (error: Rejection) => error.code === code;

const teamId = derivedId('team');
const assign = (data: { assigneeId: string | null; teamId: string | null }): CandidateCommand => ({
  ...by,
  type: 'AssignCandidate',
  data,
});
const [toAda, toTeam] = [
  { assigneeId: exampleUserId, teamId: null },
  { assigneeId: null, teamId },
];
const unassign: CandidateCommand = { ...by, type: 'UnassignCandidate', data: {} };
const assigned = (to: typeof toAda | typeof toTeam): CandidateEvent =>
  caused(by, 'CandidateAssigned', { candidateId, ...to });
const unassigned: CandidateEvent = caused(by, 'CandidateUnassigned', { candidateId });

const resume = { type: 'resume', name: 'Berg.pdf' } as const;
const content = { size: 10, mime: 'application/pdf', extension: 'pdf', fileType: 'document', scan: 'clean' } as const;
const documentId = exampleJobId;
const added: CandidateEvent = caused(by, 'CandidateDocumentAdded', { candidateId, documentId, ...resume, ...content });
const addResume: CandidateCommand = {
  ...by,
  type: 'AddCandidateDocument',
  data: { documentId, ...resume, ...content },
};
const rename = (name: string): CandidateCommand => ({
  ...by,
  type: 'ChangeCandidateDocument',
  data: { documentId, name },
});
const takeAway: CandidateCommand = { ...by, type: 'RemoveCandidateDocument', data: { documentId } };

describe('documents that are kept with a candidate', () => {
  it('given a candidate, when a document is kept with them, then it is recorded; again, nothing happens', () => {
    given([created]).when(addResume).then([added]);
    given([created, added]).when(addResume).thenNothingHappened();
  });

  it('given a document, when it gets another name, then that is recorded; the same one again, nothing happens', () => {
    const renamed: CandidateEvent = caused(by, 'CandidateDocumentChanged', {
      candidateId,
      documentId,
      type: 'resume' as const,
      name: 'New.pdf',
    });
    given([created, added]).when(rename('New.pdf')).then([renamed]);
    given([created, added, renamed]).when(rename('New.pdf')).thenNothingHappened();
  });

  it('given a document that is not there, when it is renamed, then it is refused; taken away, nothing happens', () => {
    given([created]).when(rename('New.pdf')).thenThrows(Rejection, isRefusedAs('not-found'));
    given([created]).when(takeAway).thenNothingHappened();
    given([created, added])
      .when(takeAway)
      .then([caused(by, 'CandidateDocumentRemoved', { candidateId, documentId })]);
  });

  it('given fifty documents, when another is to be kept, then it is refused', () => {
    const many = Array.from({ length: 50 }, (_, at) =>
      caused(by, 'CandidateDocumentAdded', { ...added.data, documentId: derivedId('document', `${at}`) } as never),
    ) as CandidateEvent[];
    given([created, ...many])
      .when(addResume)
      .thenThrows(Rejection, isRefusedAs('candidate-documents-too-many'));
  });
});

describe('who looks after a candidate (REC-270)', () => {
  it('given a candidate, when they are assigned, then it is recorded; to the same once more, nothing happens; to a team, in the place of the user', () => {
    const { decide, evolve, initialState } = candidateDecider;
    const decided = (before: readonly CandidateEvent[], command: CandidateCommand) =>
      decide(command, before.reduce(evolve, initialState()));
    expect(decided([created], assign(toAda))).toEqual([assigned(toAda)]);
    expect(decided([created, assigned(toAda)], assign(toTeam))).toEqual([assigned(toTeam)]);
    given([created, assigned(toAda)])
      .when(assign(toAda))
      .thenNothingHappened();
  });

  it('given an assigned candidate, when that is taken back, then it is recorded; again, nothing happens', () => {
    given([created, assigned(toTeam)])
      .when(unassign)
      .then([unassigned]);
    given([created, assigned(toTeam), unassigned])
      .when(unassign)
      .thenNothingHappened();
    given([created]).when(unassign).thenNothingHappened();
  });

  it('given a candidate who was erased, removed, or merged into another record, when they are assigned, then it is refused; an erasure takes the assignment away (REC-274)', () => {
    const joined = caused(by, 'CandidateMergedInto', { candidateId, intoId: exampleJobId, fields: [] });
    given([created, erased]).when(assign(toAda)).thenThrows(Rejection, isRefusedAs('erased'));
    given([created, removed]).when(assign(toAda)).thenThrows(Rejection, isRefusedAs('not-found'));
    given([created, joined as CandidateEvent])
      .when(assign(toAda))
      .thenThrows(Rejection, isRefusedAs('candidate-is-merged'));
    given([created, assigned(toAda), erased])
      .when(unassign)
      .thenNothingHappened();
  });
});

describe('candidate', () => {
  it('given nobody, when a candidate is created, then it is recorded', () =>
    expect(candidateDecider.decide(create, candidateDecider.initialState())).toEqual([created]));

  it('given a candidate, when created again, then it is refused', () =>
    given([created]).when(create).thenThrows(Rejection, isRefusedAs('already-exists')));

  it('given a candidate, when some fields change, then only these are recorded, as they were and as they are', () =>
    given([created])
      .when(change({ firstName: 'Ada', phone: '+1 218 555 0155' }))
      .then([changed({ phone: '' }, { phone: '+1 218 555 0155' })]));

  it('given a changed candidate, when the same change comes again, then nothing happens', () =>
    given([created, changed({ phone: '' }, { phone: '+1 218 555 0155' })])
      .when(change({ phone: '+1 218 555 0155' }))
      .thenNothingHappened());

  it('given a candidate, when removed, then it is recorded; removed again, nothing happens', () => {
    given([created]).when(remove).then([removed]);
    given([created, removed]).when(remove).thenNothingHappened();
  });

  it('given a removed candidate, when changed, then it is not found; erased, it is recorded', () => {
    given([created, removed])
      .when(change({ phone: '+1 218 555 0101' }))
      .thenThrows(Rejection, isRefusedAs('not-found'));
    given([created, removed]).when(erase).then([erased]);
  });

  it('given a candidate, when erased, then it is recorded; erased again, nothing happens', () => {
    given([created]).when(erase).then([erased]);
    given([created, erased]).when(erase).thenNothingHappened();
  });

  it('given an erased candidate, when changed, then it is refused', () =>
    given([created, erased])
      .when(change({ phone: '+1 218 555 0101' }))
      .thenThrows(Rejection, isRefusedAs('erased')));

  it('given a candidate whose key is gone, when changed, then it is refused; erased, it is recorded', () => {
    const unreadable = caused(by, 'CandidateCreated', {
      candidateId,
      firstName: ERASED,
      lastName: ERASED,
      email: ERASED,
      phone: ERASED,
      phoneE164: ERASED,
    }) as CandidateEvent;
    given([unreadable])
      .when(change({ phone: '+1 218 555 0101' }))
      .thenThrows(Rejection, isRefusedAs('erased'));
    given([unreadable]).when(erase).then([erased]);
  });

  it('given a candidate, when linked to an account, then it is recorded; again, nothing happens; to another, it is refused', () => {
    given([created]).when(link(exampleUserId)).then([linked]);
    given([created, linked]).when(link(exampleUserId)).thenNothingHappened();
    given([created, linked]).when(link(exampleJobId)).thenThrows(Rejection, isRefusedAs('candidate-already-linked'));
  });

  it('given a linked candidate, when the account is erased, then it is unlinked once; nobody else can unlink it', () => {
    const unlink = (userId: string): CandidateCommand => ({ ...by, type: 'UnlinkCandidate', data: { userId } });
    const unlinked: CandidateEvent = caused(by, 'CandidateUnlinked', { candidateId, userId: exampleUserId });
    given([created, linked]).when(unlink(exampleUserId)).then([unlinked]);
    given([created, linked]).when(unlink(exampleJobId)).thenNothingHappened();
    given([created, linked, unlinked]).when(unlink(exampleUserId)).thenNothingHappened();
    given([created, linked, unlinked])
      .when(link(exampleJobId))
      .then([{ ...linked, data: { candidateId, userId: exampleJobId } }]);
  });

  it('given a removed or erased candidate, when linked, then it is refused', () => {
    given([created, removed]).when(link(exampleUserId)).thenThrows(Rejection, isRefusedAs('not-found'));
    given([created, erased]).when(link(exampleUserId)).thenThrows(Rejection, isRefusedAs('erased'));
  });

  it('given a candidate, when their data is given to them, then it is recorded each time; erased, there is none', () => {
    const handedOut = caused(by, 'CandidateExported', { candidateId });
    given([created, handedOut]).when(exported).then([handedOut]);
    given([created, erased]).when(exported).thenThrows(Rejection, isRefusedAs('erased'));
  });

  it('given nobody, when changed, linked, exported, removed or erased, then it is not found', () => {
    for (const command of [change({ phone: '+1 218 555 0101' }), link(exampleUserId), exported, remove, erase])
      given([]).when(command).thenThrows(Rejection, isRefusedAs('not-found'));
  });

  it('given a candidate, when labels change, then what is new is put on, what is there is taken off, and the rest is nothing', () => {
    const [one, two] = [exampleJobId, exampleUserId];
    const relabel = (add: string[], remove: string[]): CandidateCommand => ({
      ...by,
      type: 'LabelCandidate',
      data: { add, remove },
    });
    const on = caused(by, 'CandidateLabelled', { candidateId, labelId: one }) as CandidateEvent;
    given([created])
      .when(relabel([one], []))
      .then([on]);
    given([created, on])
      .when(relabel([two], [one]))
      .then([
        caused(by, 'CandidateUnlabelled', { candidateId, labelId: one }),
        caused(by, 'CandidateLabelled', { candidateId, labelId: two }),
      ]);
    given([created, on])
      .when(relabel([one], [two]))
      .thenNothingHappened();
    given([created, on, erased])
      .when(relabel([], [one]))
      .thenNothingHappened();
    const many = Array.from({ length: 51 }, (_, n) => derivedId('label', String(n)));
    given([created]).when(relabel(many, [])).thenThrows(Rejection, isRefusedAs('labels-too-many'));
  });
});
