import type { Actor } from '#contracts/kernel/message';

/** The policy that acts on applications: as whom it acts stands in the events that follow from one. */
export const APPLICATION_POLICY = 'recruiting.application';

/** Whether an event follows from somebody's own application: the system also acts for imports and rules. */
export const isByApplication = ({ type, id }: Actor): boolean => type === 'system' && id === APPLICATION_POLICY;
