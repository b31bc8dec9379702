import './partnership.words.ts';
import styled from '@emotion/styled';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import type { Offer } from './partnerships.ts';

const Root = styled.section({
  margin: '0 0 28px',
  padding: '16px 18px',
  borderRadius: 12,
  background: colour.sunken,
  '& h2': { margin: '0 0 8px', fontSize: '0.9375rem', fontWeight: 620 },
  '& ul': { display: 'grid', gap: 6, margin: 0, paddingLeft: 18, fontSize: '0.9375rem', lineHeight: 1.5 },
});

/** What somebody agrees to who joins: all of it, in plain words. */
export const OfferTerms = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation();
  const { company, shareCandidates, bypassBilling, bypassPlugin } = offer;
  const terms = [
    'enter',
    'programs',
    ...(shareCandidates ? ['shareCandidates'] : []),
    ...(bypassBilling ? ['bypassBilling'] : []),
    ...(bypassPlugin ? ['bypassPlugin'] : []),
    'leave',
  ];
  return (
    <Root aria-labelledby="terms">
      <h2 id="terms">{t('partnership.terms.title')}</h2>
      <ul>
        {terms.map((term) => (
          <li key={term}>{t(`partnership.terms.${term}`, { company })}</li>
        ))}
      </ul>
    </Root>
  );
};
