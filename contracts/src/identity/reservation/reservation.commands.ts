import type { Command } from '#contracts/kernel/message';
import type { NamePurpose } from './reservation.events.ts';

type Claim = { purpose: NamePurpose; holder: string };

export type ReservationCommand =
  | Command<'ReserveName', Claim & { until: string }>
  | Command<'ConfirmName', Claim>
  | Command<'ReleaseName', Claim>;

/** Every way this aggregate may refuse. */
export type ReservationRejection = 'name-taken';
