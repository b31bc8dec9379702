import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useTranslate } from 'react-admin';

/** Who did it: a person, an erased one, or the system. */
export const useActorName = () => {
  const t = useTranslate();
  return ({ actorType, actorName }: Pick<AuditEntryView, 'actorType' | 'actorName'>): string =>
    actorType === 'system' ? t('common.system') : (actorName ?? t('common.erasedPerson'));
};
