import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WebhookFields, WebhookView } from 'contracts/automation/webhook/webhook.entity';
import type { PastEventView, RequestPreview } from 'contracts/automation/webhook/webhook.views';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useTagWords } from '#admin-ui/automation/email-template/useTagWords';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { formatDateTime } from '#admin-ui/shared/formats';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { useSettled } from '#admin-ui/shared/useSettled';
import { CodeBlock } from './CodeBlock.tsx';
import { headerText, prettyText } from './code-text.ts';
import { TestDialog } from './TestDialog.tsx';
import { useTest } from './useTest.ts';

const WORDS = 'resources.webhooks.preview';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
const Soft = styled('p')(({ theme }) => ({ margin: 0, fontSize: '0.875rem', color: theme.palette.text.secondary }));

type Written = Pick<WebhookFields, 'event' | 'method' | 'url' | 'path' | 'query' | 'headers' | 'body'>;

/** What is asked; what is secret stays here. */
const askedOf = ({ event, method, url, path, query, headers, body }: Written, eventId: string | null) => ({
  ...{ event, method, url, path: path ?? '', query: query ?? [], body: body ?? '', eventId },
  headers: (headers ?? []).map((header) => (header.isSecret ? { ...header, value: '' } : header)),
});

const usePastEvents = (event: Written['event'] | null) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['webhooks', 'past-events', event],
    queryFn: async () =>
      (await dataProvider.send<{ events: PastEventView[] }>('webhooks', { action: 'past-events', body: { event } }))
        .data,
    enabled: Boolean(event),
    retry: false,
  });
  return data?.events ?? [];
};

const usePreview = (written: Written, eventId: string | null) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const settled = useSettled(JSON.stringify(askedOf(written, eventId)));
  const body = JSON.parse(settled) as ReturnType<typeof askedOf>;
  const isWritten = Boolean(body.event && body.url && body.method);
  const query = useQuery({
    queryKey: ['webhooks', 'preview', settled],
    queryFn: async () => (await dataProvider.send<RequestPreview>('webhooks', { action: 'preview', body })).data,
    enabled: isWritten,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return { ...query, isWritten };
};

const PreviewedRequest = ({ request }: { request: RequestPreview }) => {
  const t = useTranslate();
  const tagWords = useTagWords();
  const { method, url, headers, body, missing } = request;
  return (
    <>
      <CodeBlock title={t(`${WORDS}.line`)} text={`${method} ${url}`} isWhole />
      {Object.keys(headers).length > 0 && (
        <CodeBlock title={t(`${WORDS}.headers`)} text={headerText(headers)} isWhole />
      )}
      {body !== '' && <CodeBlock title={t(`${WORDS}.body`)} text={prettyText(body)} />}
      {missing.length > 0 && (
        <Alert severity="info" role="status">
          {t(`${WORDS}.missing`, { names: tagWords(missing) })}
        </Alert>
      )}
    </>
  );
};

const Test = ({ webhook, eventId }: { webhook: WebhookView; eventId: string }) => {
  const t = useTranslate();
  const { start, isPending, known, close } = useTest(webhook.id);
  return (
    <Allowed to="tenant.webhooks.update">
      <Button variant="outlined" disabled={isPending} onClick={() => void start(eventId)} sx={{ justifySelf: 'start' }}>
        {t(`${WORDS}.test`)}
      </Button>
      {known && <TestDialog webhook={webhook} known={known} onClose={close} />}
    </Allowed>
  );
};

/** The request as it would be sent, about an example or a past event. `saved`: the webhook that it may be tested with. */
export const RequestPanel = ({ webhook, saved }: { webhook: Written; saved?: WebhookView }) => {
  const t = useTranslate();
  const locale = useLocale();
  const past = usePastEvents(webhook.event ?? null);
  const [chosen, choose] = useState('');
  const eventId = past.some(({ id }) => id === chosen) ? chosen : '';
  const { data, error, isWritten } = usePreview(webhook, eventId || null);
  const choices = past.map(({ id, happenedAt, candidateName, jobTitle, userName, recordName }) => ({
    id,
    name: [formatDateTime(happenedAt, locale), candidateName, jobTitle, userName, recordName]
      .filter(Boolean)
      .join(' · '),
  }));
  return (
    <Panel
      title={t(`${WORDS}.title`)}
      actions={
        <PillSelect
          label={t(`${WORDS}.about`)}
          value={eventId}
          choices={[{ id: '', name: t(`${WORDS}.example`) }, ...choices]}
          onChange={choose}
        />
      }
    >
      <Stack>
        {!isWritten && <Soft>{t(`${WORDS}.none`)}</Soft>}
        {isWritten && error && (
          <Alert severity="info" role="status">
            {error.message}
          </Alert>
        )}
        {isWritten &&
          !error &&
          (data ? <PreviewedRequest request={data} /> : <Skeleton variant="rounded" height={160} />)}
        {saved && eventId && data && <Test webhook={saved} eventId={eventId} />}
      </Stack>
    </Panel>
  );
};
