import { unlessRefused } from '#integration-workers/engine/command';
import type { MakeMailToken } from '#integration-workers/identity/mail-token/mail-tokens';
import type { Tools } from '#integration-workers/tools';

/** Whom to write to, with the token of the link; undefined where the account was erased meanwhile. */
export const addresseeOf = (of: Parameters<MakeMailToken>[0], { mailToken }: Pick<Tools, 'mailToken'>) =>
  unlessRefused(mailToken(of), 'user-not-found');
