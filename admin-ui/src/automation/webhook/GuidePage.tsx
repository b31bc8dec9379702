import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { MAX_ATTEMPTS } from 'contracts/automation/webhook/webhook.choices';
import { examplePayload, toldEvents } from 'contracts/automation/webhook/webhook.examples';
import { verifyCode } from 'contracts/automation/webhook/webhook.guide';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { CodeBlock } from './CodeBlock.tsx';
import { EventName } from './EventName.tsx';

const WORDS = 'resources.webhooks.guide';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const Text = styled('p')({ margin: '0 0 12px', fontSize: '0.875rem', maxWidth: 720 });
const Event = styled('details')(({ theme }) => ({
  padding: '12px 0',
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > summary': { cursor: 'pointer', fontSize: '0.875rem', fontWeight: 560, overflowWrap: 'anywhere' },
  '& > summary code': { marginLeft: 8, fontWeight: 400, color: theme.palette.text.secondary },
  '& > div': { marginTop: 12 },
}));

const Verify = () => {
  const t = useTranslate();
  const id = useId();
  const [shown, show] = useState(0);
  const { language, install, code } = verifyCode[shown] ?? verifyCode[0];
  return (
    <Panel title={t(`${WORDS}.verify.title`)}>
      <Text>{t(`${WORDS}.verify.detail`)}</Text>
      <Tabs
        value={shown}
        onChange={(_, chosen: number) => show(chosen)}
        aria-label={t(`${WORDS}.verify.language`)}
        variant="scrollable"
      >
        {verifyCode.map(({ language: name }, index) => (
          <Tab key={name} label={name} id={`${id}-${index}`} aria-controls={`${id}-code`} />
        ))}
      </Tabs>
      <div id={`${id}-code`} role="tabpanel" aria-labelledby={`${id}-${shown}`} style={{ paddingTop: 16 }}>
        <Stack key={language}>
          <CodeBlock title={t(`${WORDS}.verify.install`)} text={install} canCopy />
          <CodeBlock title={t(`${WORDS}.verify.code`)} text={code} isWhole canCopy />
        </Stack>
      </div>
    </Panel>
  );
};

const headers = ['id', 'timestamp', 'signature', 'replay'] as const;
const Headers = () => {
  const t = useTranslate();
  return (
    <Panel title={t(`${WORDS}.headers.title`)}>
      <Facts>
        {headers.map((header) => (
          <div key={header} style={{ display: 'contents' }}>
            <dt>
              <code>webhook-{header}</code>
            </dt>
            <dd>{t(`${WORDS}.headers.${header}`)}</dd>
          </div>
        ))}
      </Facts>
    </Panel>
  );
};

const Answers = () => {
  const t = useTranslate();
  return (
    <Panel title={t(`${WORDS}.answers.title`)}>
      <Text>{t(`${WORDS}.answers.detail`)}</Text>
      <Facts>
        {['2xx', '410'].map((status) => (
          <div key={status} style={{ display: 'contents' }}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>{t(`${WORDS}.answers.${status}`)}</dd>
          </div>
        ))}
      </Facts>
      <Text sx={{ mt: '12px !important' }}>{t(`${WORDS}.answers.other`, { attempts: MAX_ATTEMPTS })}</Text>
    </Panel>
  );
};

const Order = () => {
  const t = useTranslate();
  return (
    <Panel title={t(`${WORDS}.order.title`)}>
      <Text sx={{ mb: '0 !important' }}>{t(`${WORDS}.order.detail`)}</Text>
    </Panel>
  );
};

const Events = () => {
  const t = useTranslate();
  return (
    <Panel title={t(`${WORDS}.events.title`)}>
      <Text>
        {t(`${WORDS}.events.detail`)}{' '}
        <Link href="/api/webhooks-asyncapi.json" target="_blank" rel="noopener">
          {t(`${WORDS}.events.document`)}
        </Link>
      </Text>
      {toldEvents.map((type) => (
        <Event key={type}>
          <summary>
            <EventName type={type} />
            <code>{type}</code>
          </summary>
          <div>
            <CodeBlock
              title={t('resources.webhook-deliveries.payload')}
              text={JSON.stringify(examplePayload(type), null, 2)}
              isWhole
              canCopy
            />
          </div>
        </Event>
      ))}
    </Panel>
  );
};

/** What whoever writes a consumer needs to know. */
export const GuidePage = () => {
  const t = useTranslate();
  const crumbs = useCrumbs(useDescription());
  return (
    <Page title={t(`${WORDS}.title`)} crumbs={crumbs}>
      <Text>{t(`${WORDS}.lead`)}</Text>
      <Stack>
        <Verify />
        <Headers />
        <Answers />
        <Order />
        <Events />
      </Stack>
    </Page>
  );
};
