import { derivedId } from '#contracts/kernel/id';

/** The hire that an interview's approval begins: there is one. */
export const pendingHireIdOf = (interviewId: string): string => derivedId('pending-hire', interviewId);
