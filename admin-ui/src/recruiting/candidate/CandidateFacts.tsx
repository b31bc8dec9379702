import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Facts } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';

type Contact = Pick<CandidateView, 'email' | 'phone' | 'createdAt'> & Partial<Pick<CandidateView, 'updatedAt'>>;

/** How to reach somebody, and since when they are known; `children` are facts that come before. */
export const CandidateFacts = ({ candidate, children }: { candidate: Contact; children?: ReactNode }) => {
  const t = useTranslate();
  const { email, phone, createdAt, updatedAt } = candidate;
  return (
    <Facts>
      {children}
      {email && (
        <>
          <dt>{t('recruiting.candidate.field.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </>
      )}
      {phone && (
        <>
          <dt>{t('recruiting.candidate.field.phone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </>
      )}
      <dt>{t('recruiting.candidate.field.createdAt')}</dt>
      <dd>
        <When at={createdAt} withTime />
      </dd>
      {updatedAt && (
        <>
          <dt>{t('recruiting.candidate.field.updatedAt')}</dt>
          <dd>
            <When at={updatedAt} withTime />
          </dd>
        </>
      )}
    </Facts>
  );
};
