import './hire.words.ts';
import styled from '@emotion/styled';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Card } from '#candidate-ui/shared/Card';
import { openItems, useMyHires } from './hires.ts';

const Root = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
  marginBottom: 28,
  '& p': { flex: '1 1 260px', fontWeight: 560 },
});

/** Leads to what companies that are hiring me ask of me; nothing while there is none. */
export const HiresBanner = () => {
  const { t } = useTranslation();
  const { data = [] } = useMyHires();
  if (data.length === 0) return null;
  const open = data.flatMap(openItems).length;
  const [first] = data;
  const company = data.length === 1 ? first?.companyName : undefined;
  return (
    <Root>
      <p>
        {company ? t('hire.banner.one', { company }) : t('hire.banner.several')}{' '}
        {open > 0 && t('hire.open', { count: open })}
      </p>
      <ActionLink to="/c/hires">{t('hire.banner.action')}</ActionLink>
    </Root>
  );
};
