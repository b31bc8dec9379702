import { isApplicants } from 'contracts/reporting/audit/audit.applicants';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useTranslate } from 'react-admin';

type Actor = Pick<AuditEntryView, 'actorType' | 'actorName' | 'actorCompany' | 'entity' | 'event'>;

/** Who did it: a person, with the parent company whose admin they were here, an erased one, or the system; an applicant is named by the candidate's record alone. */
export const useActorName = () => {
  const t = useTranslate();
  return (entry: Actor): string => {
    const { actorType, actorName, actorCompany } = entry;
    const isOwn = isApplicants(entry) || entry.entity === 'document';
    if (actorType === 'system') return t('common.system');
    if (actorType === 'api-key') return t('common.apiKey', { name: actorName ?? '' });
    const name = actorName ?? t(isOwn ? 'common.applicant' : 'common.erasedPerson');
    if (actorType === 'platform-admin') return t('reporting.audit.asPlatformAdmin', { name });
    return actorCompany ? t('reporting.audit.asPartner', { name, company: actorCompany }) : name;
  };
};
