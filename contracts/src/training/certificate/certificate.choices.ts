/** Choices and limits of certificates, apart from their schema: pages import these without zod. */
export const certificateStatuses = ['valid', 'expired', 'withdrawn'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** What a certificate's link says of it. `erased`: the person of whom it was has erased their account. */
export const proofStates = [...certificateStatuses, 'erased'] as const;
export type ProofState = (typeof proofStates)[number];

export const MAX_CERTIFICATE_MONTHS = 120;
export const MAX_CERTIFICATE_TOKEN = 200;
/** Why one was withdrawn. */
export const MAX_WITHDRAWAL_REASON = 500;

/** What people read out on the telephone; the link proves it. */
export const certificateNumber = (id: string): string =>
  (id.replaceAll('-', '').slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');

type Issued = { status: CertificateStatus; userName: string | null; expiresAt: string | null };

/** As it is now: its time may be over before anybody has noted it. */
export const certificateStatusAt = ({ status, expiresAt }: Omit<Issued, 'userName'>, now: Date): CertificateStatus =>
  status === 'valid' && expiresAt !== null && Date.parse(expiresAt) <= now.getTime() ? 'expired' : status;

/** Of whom nothing is known any more, a certificate proves nothing. */
export const proofStateAt = (issued: Issued, now: Date): ProofState =>
  issued.userName === null ? 'erased' : certificateStatusAt(issued, now);

type Learned = { status: string; unreviewed: number; earned: number; possible: number };

/** A training is passed that was completed, of which nothing waits for a review, with as many of its points as its program asks for. */
export const isPassed = ({ status, unreviewed, earned, possible }: Learned, passPercent: number): boolean =>
  status === 'completed' && unreviewed === 0 && earned * 100 >= passPercent * possible;
