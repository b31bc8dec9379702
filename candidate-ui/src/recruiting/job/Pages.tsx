import styled from '@emotion/styled';
import { MAX_OPEN_JOBS_PAGE, OPEN_JOBS_PER_PAGE } from 'contracts/recruiting/public/public.limits';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { formatCount } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useLocale } from 'ui-kit/preferences/preferences';
import { colour } from 'ui-kit/theme/colours';

const Nav = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 20,
  fontSize: '0.875rem',
  color: colour.inkSoft,
});
const Buttons = styled.div({ display: 'flex', gap: 8 });

type Props = { page: number; jobsFound: number; onPage: (page: number) => void };

/** To the jobs before and after; nothing where all of them are on this page. */
export const Pages = ({ page, jobsFound, onPage }: Props) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const last = Math.min(MAX_OPEN_JOBS_PAGE, Math.max(1, Math.ceil(jobsFound / OPEN_JOBS_PER_PAGE)));
  if (last === 1 || page > last) return null;
  const count = (number: number) => formatCount(number, locale);
  return (
    <Nav aria-label={t('job.pages.label')}>
      <span>
        {t('job.pages.range', {
          from: count((page - 1) * OPEN_JOBS_PER_PAGE + 1),
          to: count(Math.min(page * OPEN_JOBS_PER_PAGE, jobsFound)),
          total: count(jobsFound),
        })}
      </span>
      <Buttons>
        {page > 1 && (
          <ActionButton kind="quiet" onClick={() => onPage(page - 1)}>
            {t('job.pages.previous')}
          </ActionButton>
        )}
        {page < last && (
          <ActionButton kind="quiet" onClick={() => onPage(page + 1)}>
            {t('job.pages.next')}
          </ActionButton>
        )}
      </Buttons>
    </Nav>
  );
};
