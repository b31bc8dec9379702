import { isRefusedAs, type MakeMailToken } from '#integration-workers/engine/command';
import type { Tools } from '#integration-workers/tools';

/** Whom to write to, with the token of the link; null where the account was erased meanwhile. */
export const addresseeOf = async (of: Parameters<MakeMailToken>[0], { mailToken }: Pick<Tools, 'mailToken'>) => {
  try {
    return await mailToken(of);
  } catch (error) {
    if (isRefusedAs(error, 'user-not-found')) return null;
    throw error;
  }
};
