import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import type { MarketplaceCandidateView } from 'contracts/recruiting/marketplace/marketplace.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';

const Hidden = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  '& svg': { marginRight: 6, fontSize: 16, verticalAlign: -3 },
}));

const hidden = ['name', 'contact', 'address', 'summary', 'documents'] as const;

/** What buying brings, or where it is once it is bought. */
export const HiddenPanel = ({
  record: { boughtAt, candidateId, isRecordGone },
}: {
  record: MarketplaceCandidateView;
}) => {
  const t = useTranslate();
  const words = 'resources.marketplace-candidates.hidden';
  if (boughtAt !== null)
    return (
      <Panel title={t(`${words}.boughtTitle`)}>
        <p style={{ margin: 0 }}>
          {isRecordGone && t('resources.marketplace-candidates.buy.gone')}
          {candidateId && !isRecordGone && (
            <Link to={`/recruiting/candidates/${candidateId}/view`}>{t(`${words}.open`)}</Link>
          )}
          {!candidateId && t(`${words}.pending`)}
        </p>
      </Panel>
    );
  return (
    <Panel title={t(`${words}.title`)}>
      <Facts>
        {hidden.map((part) => (
          <div key={part} style={{ display: 'contents' }}>
            <dt>{t(`${words}.${part}`)}</dt>
            <dd>
              <Hidden>
                <LockOutlined aria-hidden="true" />
                {t(`${words}.masked`)}
              </Hidden>
            </dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
};
