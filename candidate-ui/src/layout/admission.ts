import type { Workspace } from 'contracts/identity/session/session.views';

/** Pages of the candidate area that staff may open too; doing so takes them to their candidate workspace (docs/product.md WS-2). */
const SWITCHING = [
  /^\/c\/hires(\/|$)/,
  /^\/c\/jobs\/open\/?$/,
  /^\/c\/jobs\/show\//,
  /^\/c\/interviews\/apply\//,
  /^\/c\/trainings(\/|$)/,
];

/** What becomes of somebody who opens a page of the candidate area. */
export type Admission = 'enter' | 'log-in' | 'switch' | 'turn-away';

export const admissionTo = (path: string, workspace: Workspace | null): Admission => {
  if (workspace === null) return 'log-in';
  if (workspace === 'candidate') return 'enter';
  return SWITCHING.some((page) => page.test(path)) ? 'switch' : 'turn-away';
};
