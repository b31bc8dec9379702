import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useTranslate } from 'react-admin';

type Actor = Pick<AuditEntryView, 'actorType' | 'actorName' | 'actorCompany' | 'entity'>;

/** What nobody but the person themselves does. */
const ofApplicant = new Set(['application', 'document']);

/** Who did it: a person, with the parent company whose admin they were here, an erased one, or the system; an applicant is named by the candidate's record alone. */
export const useActorName = () => {
  const t = useTranslate();
  return ({ actorType, actorName, actorCompany, entity }: Actor): string => {
    if (actorType === 'system') return t('common.system');
    if (actorType === 'api-key') return t('common.apiKey', { name: actorName ?? '' });
    const name = actorName ?? t(ofApplicant.has(entity) ? 'common.applicant' : 'common.erasedPerson');
    if (actorType === 'platform-admin') return t('reporting.audit.asPlatformAdmin', { name });
    return actorCompany ? t('reporting.audit.asPartner', { name, company: actorCompany }) : name;
  };
};
