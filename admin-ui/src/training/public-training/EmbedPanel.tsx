import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PublicTrainingView } from 'contracts/training/public-training/public-training.entity';
import { embeddedTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { useNotify, useTranslate } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';

const Root = styled('div')({ display: 'grid', gap: 12, fontSize: '0.875rem', '& p': { margin: 0 } });
const Code = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 12,
  borderRadius: 8,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: theme.palette.brand.sunken,
}));

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** What is pasted into another site, once it is open and a site is allowed. */
export const EmbedPanel = ({ record }: { record: PublicTrainingView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const { currentTenant } = useMe();
  const { status, embedOrigins, slug, programName } = record;
  const isReady = status === 'open' && embedOrigins.length > 0 && currentTenant;
  const why = embedOrigins.length === 0 ? 'noSites' : 'notOpen';
  const address = currentTenant
    ? new URL(embeddedTrainingPath(currentTenant.subdomain, slug), window.location.origin).href
    : '';
  const snippet = `<iframe src="${address}" title="${escaped(programName ?? slug)}" width="100%" height="760" style="border:0" loading="lazy"></iframe>`;
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => notify('resources.public-trainings.embed.copied', { type: 'success' }),
      () => notify('resources.public-trainings.embed.byHand', { type: 'info' }),
    );
  return (
    <Panel title={t('resources.public-trainings.embed.title')}>
      <Root>
        <p>{t(`resources.public-trainings.embed.${isReady ? 'detail' : why}`)}</p>
        {isReady && (
          <>
            <Code tabIndex={0} aria-label={t('resources.public-trainings.embed.code')}>
              {snippet}
            </Code>
            <div>
              <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
                {t('resources.public-trainings.embed.copy')}
              </Button>
            </div>
          </>
        )}
      </Root>
    </Panel>
  );
};
