import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { publicCompanyPath } from 'contracts/recruiting/public/public.paths';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMe } from '#admin-ui/providers/me.tsx';
import { CopyLinkButton } from '#admin-ui/shared/CopyLinkButton.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import type { FirstSteps as Done } from './useFirstSteps.ts';

const List = styled('ol')(({ theme }) => ({
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 14px',
    padding: '14px 0',
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  // On a phone the way there stands under the words.
  '@media (max-width: 719px)': { '& li > .MuiButton-root': { gridColumn: 2, justifySelf: 'start' } },
}));
const Words = styled('div')({ '& > *': { margin: 0 } });

/** What a new company does first, each with how it stands and the way there (docs/product.md REP-11). */
export const FirstSteps = ({ done, onHide }: { done: Done; onHide: () => void }) => {
  const t = useTranslate();
  const { currentTenant } = useMe();
  const ways: Record<keyof Done, ReactNode> = {
    job: (
      <Button variant="contained" component={Link} to="/recruiting/jobs">
        {t('reporting.firstSteps.job.action')}
      </Button>
    ),
    share: currentTenant && <CopyLinkButton path={publicCompanyPath(currentTenant.subdomain)} />,
    decide: (
      <Button variant="outlined" component={Link} to="/recruiting/interviews">
        {t('reporting.firstSteps.decide.action')}
      </Button>
    ),
  };
  return (
    <Panel
      title={t('reporting.firstSteps.title')}
      actions={
        <Button size="small" onClick={onHide}>
          {t('reporting.firstSteps.hide')}
        </Button>
      }
    >
      <Typography variant="body2" color="text.secondary">
        {t('reporting.firstSteps.detail')}
      </Typography>
      <List>
        {(['job', 'share', 'decide'] as const).map((step) => (
          <li key={step}>
            {done[step] ? (
              <CheckCircle color="success" aria-hidden="true" />
            ) : (
              <RadioButtonUnchecked color="disabled" aria-hidden="true" />
            )}
            <Words>
              <Typography variant="subtitle2" component="p">
                {t(`reporting.firstSteps.${step}.title`)}
                {done[step] && <span style={visuallyHidden}> ({t('reporting.firstSteps.done')})</span>}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t(`reporting.firstSteps.${step}.detail`)}
              </Typography>
            </Words>
            {!done[step] && ways[step]}
          </li>
        ))}
      </List>
    </Panel>
  );
};
