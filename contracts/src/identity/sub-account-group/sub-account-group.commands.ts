import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { requiredText } from '#contracts/kernel/text';

/** The token of a sign-up link. */
export const LinkToken = requiredText(100);

/** Beside creating, changing and removing it. */
export type SubAccountGroupCommand =
  /** Also renews it: whoever has the old one cannot come in any more. */
  | Command<'OpenSignUpLink'>
  | Command<'CloseSignUpLink'>
  | Command<'TakeInCompany', { companyId: Id; companyName: string }>
  | Command<'LetCompanyGo', { companyId: Id; companyName: string; endedBy: 'company' | 'parent' }>;

/** Every way a group may refuse beyond those of any entity. */
export type SubAccountGroupRejection =
  | 'sub-account-group-in-use' // companies are in it: let them go first
  | 'sub-account-group-full';
