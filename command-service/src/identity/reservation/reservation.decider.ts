import type { Decider } from '@event-driven-io/emmett';
import type { ReservationCommand, ReservationRejection } from 'contracts/identity/reservation/reservation.commands';
import type { ReservationEvent } from 'contracts/identity/reservation/reservation.events';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';

/** One name: free, held for a holder that is being made, or a holder's own. */
export type Reservation =
  | { status: 'free' }
  | { status: 'held'; holder: string; until: string }
  | { status: 'confirmed'; holder: string };

const initialState = (): Reservation => ({ status: 'free' });

const evolve = (_: Reservation, event: ReservationEvent): Reservation => {
  switch (event.type) {
    case 'NameReserved':
      return { status: 'held', holder: event.data.holder, until: event.data.until };
    case 'NameConfirmed':
      return { status: 'confirmed', holder: event.data.holder };
    case 'NameReleased':
      return { status: 'free' };
  }
};

const decide = (command: ReservationCommand, name: Reservation): ReservationEvent[] => {
  const { purpose, holder } = command.data;
  const isOurs = name.status !== 'free' && name.holder === holder;
  switch (command.type) {
    case 'ReserveName': {
      const expired = name.status === 'held' && name.until <= command.metadata.occurredAt;
      if (isOurs && !expired) return [];
      if (name.status !== 'free' && !expired) throw new Rejection<ReservationRejection>('name-taken', 409);
      return [caused(command, 'NameReserved', command.data)];
    }
    case 'ConfirmName':
      if (isOurs) return name.status === 'confirmed' ? [] : [caused(command, 'NameConfirmed', { purpose, holder })];
      throw new Rejection<ReservationRejection>('name-taken', 409);
    case 'ReleaseName':
      return isOurs ? [caused(command, 'NameReleased', { purpose, holder })] : [];
  }
};

export const reservationDecider: Decider<Reservation, ReservationCommand, ReservationEvent> = {
  initialState,
  evolve,
  decide,
};
