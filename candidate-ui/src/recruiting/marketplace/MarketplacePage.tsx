import '#candidate-ui/recruiting/profile/profile.words';
import './marketplace.words.ts';
import styled from '@emotion/styled';
import { useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { When } from '#candidate-ui/shared/When.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MarketplaceForm } from './MarketplaceForm.tsx';
import { useMyBuyers, useMyMarketplace } from './marketplace.ts';

const Sections = styled.div({ display: 'grid', gap: 20, maxWidth: 680 });
const Soft = styled.p({ margin: '8px 0 14px', color: colour.inkSoft, '&:last-child': { marginBottom: 0 } });
const Sides = styled.div({
  display: 'grid',
  gap: 20,
  marginTop: 14,
  '@media (min-width: 560px)': { gridTemplateColumns: '1fr 1fr' },
  '& h3': { fontSize: '0.9375rem' },
  '& ul': { display: 'grid', gap: 6, margin: '8px 0 0', paddingLeft: 20 },
});
const Buyers = styled.ul({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '12px 0',
    borderTop: `1px solid ${colour.line}`,
    overflowWrap: 'anywhere',
  },
  '& time': { color: colour.inkSoft },
});

const sides = {
  before: ['work', 'skills', 'place', 'pay'],
  after: ['name', 'contact', 'about', 'documents'],
} as const;

const WhatIsSeen = () => {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="seen">
      <h2 id="seen">{t('marketplace.seen.title')}</h2>
      <Sides>
        {(['before', 'after'] as const).map((side) => (
          <div key={side}>
            <h3>{t(`marketplace.seen.${side}.title`)}</h3>
            <ul>
              {sides[side].map((part) => (
                <li key={part}>{t(`marketplace.seen.${side}.${part}`)}</li>
              ))}
            </ul>
          </div>
        ))}
      </Sides>
      <Soft>{t('marketplace.seen.own')}</Soft>
    </Card>
  );
};

const BoughtBy = () => {
  const { t } = useTranslation();
  const { data, error, reload } = useMyBuyers();
  return (
    <Card aria-labelledby="buyers">
      <h2 id="buyers">{t('marketplace.buyers.title')}</h2>
      {!data && error ? <Failure error={error} onRetry={reload} /> : null}
      {data && <Soft>{t(data.length > 0 ? 'marketplace.buyers.detail' : 'marketplace.buyers.none')}</Soft>}
      {data && data.length > 0 && (
        <Buyers>
          {data.map(({ companyName, boughtAt }) => (
            <li key={`${companyName} ${boughtAt}`}>
              <strong>{companyName}</strong>
              <When at={boughtAt} />
            </li>
          ))}
        </Buyers>
      )}
    </Card>
  );
};

/** Whether companies find me, what they see, and who has bought it. */
export const MarketplacePage = () => {
  const { t } = useTranslation();
  const { data: mine, error, reload } = useMyMarketplace();
  const [isLeaving, setLeaving] = useState(false);
  if (!mine) return error ? <Failure error={error} onRetry={reload} /> : <PageSkeleton />;
  const { isListed, joinedAt, leftAt } = mine;
  const since = isListed ? joinedAt : leftAt;
  return (
    <Page
      title={t('marketplace.title')}
      lead={t('marketplace.lead')}
      crumbs={[{ label: t('profile.title'), to: '/c/profile' }]}
    >
      <Sections>
        <Card aria-labelledby="state">
          <h2 id="state">{t(`marketplace.state.${isListed ? 'in' : 'out'}`)}</h2>
          <Soft>
            {t(`marketplace.state.${isListed ? 'since' : leftAt ? 'left' : 'never'}`)} {since && <When at={since} />}
          </Soft>
          {isListed && (
            <ActionButton kind="quiet" onClick={() => setLeaving(true)}>
              {t('marketplace.leave.open')}
            </ActionButton>
          )}
          {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
        </Card>
        <WhatIsSeen />
        <Card aria-labelledby="facts">
          <h2 id="facts">{t('marketplace.facts')}</h2>
          <MarketplaceForm key={String(isListed)} mine={mine} />
        </Card>
        <BoughtBy />
      </Sections>
    </Page>
  );
};
