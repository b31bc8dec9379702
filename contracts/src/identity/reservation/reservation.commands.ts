import type { Command } from '#contracts/kernel/message';

type Claim = { purpose: string; holder: string };

export type ReservationCommand =
  | Command<'ReserveName', Claim & { until: string }>
  | Command<'ConfirmName', Claim>
  | Command<'ReleaseName', Claim>;

/** Every way this aggregate may refuse. */
export type ReservationRejection = 'name-taken';
