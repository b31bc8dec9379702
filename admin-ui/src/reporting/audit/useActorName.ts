import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useTranslate } from 'react-admin';

/** Who did it: a person, an erased one, or the system; an applicant is named by the candidate's record alone. */
export const useActorName = () => {
  const t = useTranslate();
  return ({ actorType, actorName, entity }: Pick<AuditEntryView, 'actorType' | 'actorName' | 'entity'>): string => {
    if (actorType === 'system') return t('common.system');
    return actorName ?? t(entity === 'application' ? 'common.applicant' : 'common.erasedPerson');
  };
};
