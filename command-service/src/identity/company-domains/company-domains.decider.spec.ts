import { DeciderSpecification } from '@event-driven-io/emmett';
import {
  type CompanyDomainsCommand,
  MAX_DOMAINS,
  MAX_FORMER_SUBDOMAINS,
} from 'contracts/identity/company-domains/company-domains.commands';
import type { CompanyDomainsEvent } from 'contracts/identity/company-domains/company-domains.events';
import { exampleCause } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { describe, expect, it } from 'vitest';
import { companyDomainsDecider } from './company-domains.decider.ts';

const given = DeciderSpecification.for(companyDomainsDecider);
const by = { metadata: exampleCause };
const [first, second] = [derivedId('first'), derivedId('second')];
const host = 'careers.harbor.example';

const rename = (subdomain: string): CompanyDomainsCommand => ({
  ...by,
  type: 'ChangeSubdomain',
  data: { subdomain, registered: 'harbor' },
});
const renamed = (from: string, to: string): CompanyDomainsEvent =>
  caused(by, 'SubdomainChanged', { from: { subdomain: from }, to: { subdomain: to } });
const add = (domainId: string, name = host): CompanyDomainsCommand => ({
  ...by,
  type: 'AddDomain',
  data: { domainId, host: name, proof: 'p' },
});
const added = (domainId: string, name = host): CompanyDomainsEvent =>
  caused(by, 'DomainAdded', { domainId, host: name, proof: 'p' });
const verified = (domainId: string): CompanyDomainsEvent => caused(by, 'DomainVerified', { domainId, host });
const removed = (domainId: string): CompanyDomainsEvent => caused(by, 'DomainRemoved', { domainId, from: { host } });
const chosen = (domainId: string | null, from: string | null, to: string | null): CompanyDomainsEvent =>
  caused(by, 'PrimaryDomainChosen', { domainId, from: { primaryDomain: from }, to: { primaryDomain: to } });
const on = (type: 'VerifyDomain' | 'RemoveDomain', domainId: string): CompanyDomainsCommand => ({
  ...by,
  type,
  data: { domainId },
});
const choose = (domainId: string | null): CompanyDomainsCommand => ({
  ...by,
  type: 'ChoosePrimaryDomain',
  data: { domainId },
});
/** Emmett's comparison takes no null within an event. */
const decidedOn = (events: CompanyDomainsEvent[], command: CompanyDomainsCommand) => {
  const { decide, evolve, initialState } = companyDomainsDecider;
  return decide(command, events.reduce(evolve, initialState()));
};
const isCode = (code: string) => (error: Rejection) => error.code === code;

describe('the subdomain of a company', () => {
  it('given a company as it was registered, when it takes another name, then that is recorded; the same name again, nothing happens', () => {
    given([])
      .when(rename('pine'))
      .then([renamed('harbor', 'pine')]);
    given([]).when(rename('harbor')).thenNothingHappened();
    given([renamed('harbor', 'pine')])
      .when(rename('pine'))
      .thenNothingHappened();
  });

  it('given a company that has left a name, when it goes back, then it may, as often as it likes', () => {
    const back = [renamed('harbor', 'pine'), renamed('pine', 'harbor')];
    given(back)
      .when(rename('pine'))
      .then([renamed('harbor', 'pine')]);
  });

  it('given a company that has left as many names as it may, when it takes a new one, then it is refused; an old one it may', () => {
    const names = ['harbor', ...Array.from({ length: MAX_FORMER_SUBDOMAINS }, (_, turn) => `name-${turn}`)];
    const moves = names.slice(1).map((name, turn) => renamed(names[turn] ?? '', name));
    given(moves).when(rename('one-more')).thenThrows(Rejection, isCode('too-many-subdomains'));
    given(moves)
      .when(rename('harbor'))
      .then([renamed(names.at(-1) ?? '', 'harbor')]);
  });
});

describe('a domain of a company’s own', () => {
  it('given none, when added, then it is recorded; again under the same id, nothing happens; under another, it is refused', () => {
    given([])
      .when(add(first))
      .then([added(first)]);
    given([added(first)])
      .when(add(first))
      .thenNothingHappened();
    given([added(first)])
      .when(add(second))
      .thenThrows(Rejection, isCode('domain-already-added'));
  });

  it('given as many as there may be, when one more is added, then it is refused', () =>
    given(Array.from({ length: MAX_DOMAINS }, (_, turn) => added(derivedId(`${turn}`), `h${turn}.example`)))
      .when(add(first))
      .thenThrows(Rejection, isCode('too-many-domains')));

  it('given one that waits, when verified, then it is recorded, once', () => {
    given([added(first)])
      .when(on('VerifyDomain', first))
      .then([verified(first)]);
    given([added(first), verified(first)])
      .when(on('VerifyDomain', first))
      .thenNothingHappened();
  });

  it('given one that is removed, when verified, chosen or removed again, then there is no such domain', () => {
    for (const command of [on('VerifyDomain', first), on('RemoveDomain', first), choose(first)])
      given([added(first), removed(first)])
        .when(command)
        .thenThrows(Rejection, isCode('domain-not-found'));
  });

  it('given one that waits, when chosen, then it is refused; verified, it is chosen, and can be left again', () => {
    given([added(first)])
      .when(choose(first))
      .thenThrows(Rejection, isCode('domain-not-verified'));
    const both = [added(first), verified(first)];
    expect(decidedOn(both, choose(first))).toEqual([chosen(first, null, host)]);
    given([...both, chosen(first, null, host)])
      .when(choose(first))
      .thenNothingHappened();
    expect(decidedOn([...both, chosen(first, null, host)], choose(null))).toEqual([chosen(null, host, null)]);
  });

  it('given the chosen one, when it is removed, then none is chosen any more', () =>
    given([added(first), verified(first), chosen(first, null, host), removed(first)])
      .when(choose(null))
      .thenNothingHappened());
});
