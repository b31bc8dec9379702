import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { describe, it } from 'vitest';
import { subAccountGroupDecider } from './sub-account-group.decider.ts';

const given = DeciderSpecification.for(subAccountGroupDecider);
const by = { metadata: exampleCause };
const subAccountGroupId = derivedId('a group');
const companyId = derivedId('a company');
const openedAt = exampleCause.occurredAt;
const details = { name: 'Franchisees', bypassBilling: false, bypassPlugin: false, shareCandidates: false };
const created = caused(by, 'SubAccountGroupCreated', { subAccountGroupId, ...details });
const removed = caused(by, 'SubAccountGroupRemoved', { subAccountGroupId });
const opened = caused(by, 'SubAccountSignUpLinkOpened', { subAccountGroupId, openedAt });
const closed = caused(by, 'SubAccountSignUpLinkClosed', { subAccountGroupId });
const company = { companyId, companyName: 'Corner shop' };
const joined = caused(by, 'SubAccountCompanyJoined', { subAccountGroupId, ...company });
const left = caused(by, 'SubAccountCompanyLeft', { subAccountGroupId, ...company, endedBy: 'company' as const });

const takeIn = { ...by, type: 'TakeInCompany' as const, data: company };
const letGo = { ...by, type: 'LetCompanyGo' as const, data: { ...company, endedBy: 'company' as const } };
const open = { ...by, type: 'OpenSignUpLink' as const, data: {} };
const close = { ...by, type: 'CloseSignUpLink' as const, data: {} };
const remove = { ...by, type: 'RemoveSubAccountGroup' as const, data: {} };
const isRefusedAs = (code: string) => (error: Rejection) => error.code === code;

describe('a sub-account group', () => {
  it('given a company that is not in it, when taken in, then it has joined; one that is in it does not join again', () => {
    given([created]).when(takeIn).then([joined]);
    given([created, joined]).when(takeIn).thenNothingHappened();
    given([created, joined, left]).when(takeIn).then([joined]);
  });

  it('given a company in it, when let go, then it has left; one that is not in it changes nothing', () => {
    given([created, joined]).when(letGo).then([left]);
    given([created]).when(letGo).thenNothingHappened();
  });

  it('given a link, when opened again, then that is another one; a closed one is not closed twice', () => {
    given([created, opened]).when(open).then([opened]);
    given([created, opened]).when(close).then([closed]);
    given([created, opened, closed]).when(close).thenNothingHappened();
  });

  it('given companies in it, when removed, then it is refused; empty, it goes, and takes in nobody any more', () => {
    given([created, joined]).when(remove).thenThrows(Rejection, isRefusedAs('sub-account-group-in-use'));
    given([created, joined, left]).when(remove).then([removed]);
    given([created, removed]).when(takeIn).thenThrows(Rejection, isRefusedAs('not-found'));
  });
});
