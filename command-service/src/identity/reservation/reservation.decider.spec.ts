import { DeciderSpecification } from '@event-driven-io/emmett';
import type { ReservationCommand } from 'contracts/identity/reservation/reservation.commands';
import type { ReservationEvent } from 'contracts/identity/reservation/reservation.events';
import { exampleGlobalCause } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { describe, it } from 'vitest';
import { reservationDecider } from './reservation.decider.ts';

const given = DeciderSpecification.for(reservationDecider);
const by = { metadata: exampleGlobalCause };
const purpose = 'job-slug' as const;
const later = '2026-03-02T09:01:00.000Z';
const earlier = '2026-03-02T08:59:00.000Z';

const reserve = (holder: string): ReservationCommand => ({
  ...by,
  type: 'ReserveName',
  data: { purpose, holder, until: later },
});
const confirm = (holder: string): ReservationCommand => ({ ...by, type: 'ConfirmName', data: { purpose, holder } });
const release = (holder: string): ReservationCommand => ({ ...by, type: 'ReleaseName', data: { purpose, holder } });
const reserved = (holder: string, until = later): ReservationEvent =>
  caused(by, 'NameReserved', { purpose, holder, until });
const confirmed = (holder: string): ReservationEvent => caused(by, 'NameConfirmed', { purpose, holder });
const released = (holder: string): ReservationEvent => caused(by, 'NameReleased', { purpose, holder });
const isTaken = (error: Rejection) => error.code === 'name-taken';

describe('reservation', () => {
  it('given a free name, when reserved, then it is held', () =>
    given([])
      .when(reserve('a'))
      .then([reserved('a')]));

  it('given a held name, when its holder reserves it again, then nothing happens', () =>
    given([reserved('a')])
      .when(reserve('a'))
      .thenNothingHappened());

  it('given a held or confirmed name, when another reserves it, then it is taken', () => {
    given([reserved('a')])
      .when(reserve('b'))
      .thenThrows(Rejection, isTaken);
    given([reserved('a'), confirmed('a')])
      .when(reserve('b'))
      .thenThrows(Rejection, isTaken);
  });

  it('given a hold that has run out, when another reserves it, then it is held for the other', () =>
    given([reserved('a', earlier)])
      .when(reserve('b'))
      .then([reserved('b')]));

  it('given a held name, when its holder confirms, then it is the holder’s; confirmed again, nothing happens', () => {
    given([reserved('a')])
      .when(confirm('a'))
      .then([confirmed('a')]);
    given([reserved('a'), confirmed('a')])
      .when(confirm('a'))
      .thenNothingHappened();
  });

  it('given a name of another, when confirmed, then it is taken', () =>
    given([reserved('a')])
      .when(confirm('b'))
      .thenThrows(Rejection, isTaken));

  it('given a name, when its holder releases it, then it is free; anybody else, nothing happens', () => {
    given([reserved('a'), confirmed('a')])
      .when(release('a'))
      .then([released('a')]);
    given([reserved('a'), confirmed('a')])
      .when(release('b'))
      .thenNothingHappened();
    given([reserved('a'), confirmed('a'), released('a')])
      .when(reserve('b'))
      .then([reserved('b')]);
  });
});
