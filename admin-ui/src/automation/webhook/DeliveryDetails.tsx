import { styled } from '@mui/material/styles';
import type { AttemptView, DeliveryView } from 'contracts/automation/webhook/webhook.views';
import { useGetOne, useTranslate } from 'react-admin';
import { When } from '#admin-ui/shared/When.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { headerText, prettyText } from './code-text.ts';
import { EventName } from './EventName.tsx';
import { ResendButton } from './ResendButton.tsx';

const WORDS = 'resources.webhook-deliveries';
/** Milliseconds between looks at the one that another waits for. */
const LOOK_AGAIN_MS = 4_000;

const Root = styled('div')({ display: 'grid', gap: 16, minWidth: 0, whiteSpace: 'normal', paddingTop: 8 });
const Attempt = styled('details')(({ theme }) => ({
  minWidth: 0,
  padding: '10px 14px',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  '& > summary': { cursor: 'pointer', fontSize: '0.875rem', overflowWrap: 'anywhere' },
  '& > div': { display: 'grid', gap: 12, marginTop: 12 },
  '& small': { color: theme.palette.text.secondary },
}));
const Soft = styled('p')(({ theme }) => ({ margin: 0, fontSize: '0.875rem', color: theme.palette.text.secondary }));

/** What came of an attempt, in words. */
const useResult = () => {
  const t = useTranslate();
  return ({ status, fault, detail }: AttemptView): string => {
    if (status !== null) return t('resources.webhook-deliveries.attempt.answered', { status });
    const words = t(`resources.webhook-deliveries.attempt.fault.${fault ?? 'connection'}`);
    return detail ? `${words} (${detail})` : words;
  };
};

const AttemptOf = ({ attempt, number, isOpen }: { attempt: AttemptView; number: number; isOpen: boolean }) => {
  const t = useTranslate();
  const result = useResult();
  const { at, duration, method, url, requestHeaders, ownHeaders, responseHeaders, responseBody } = attempt;
  return (
    <Attempt open={isOpen}>
      <summary>
        {t('resources.webhook-deliveries.attempt.number', { number })} · {result(attempt)}{' '}
        <small>
          <When at={at} withTime /> · {t('resources.webhook-deliveries.attempt.duration', { duration })}
        </small>
      </summary>
      <div>
        {method && url && (
          <CodeBlock title={t('resources.webhook-deliveries.attempt.request')} text={`${method} ${url}`} isWhole />
        )}
        {Object.keys(requestHeaders).length > 0 && (
          <CodeBlock
            title={t('resources.webhook-deliveries.attempt.requestHeaders')}
            text={headerText({ ...requestHeaders, ...ownHeaders })}
          />
        )}
        {responseHeaders && (
          <CodeBlock
            title={t('resources.webhook-deliveries.attempt.responseHeaders')}
            text={headerText(responseHeaders)}
          />
        )}
        {responseBody && (
          <CodeBlock title={t('resources.webhook-deliveries.attempt.responseBody')} text={prettyText(responseBody)} />
        )}
      </div>
    </Attempt>
  );
};

/** The one whose turn comes before, and when it is tried again. */
const WaitsFor = ({ id }: { id: string }) => {
  const t = useTranslate();
  const { data } = useGetOne<DeliveryView>(
    'webhook-deliveries',
    { id },
    { refetchInterval: LOOK_AGAIN_MS, retry: false },
  );
  if (!data) return <Soft>{t(`${WORDS}.waits.gone`)}</Soft>;
  return (
    <Soft>
      {t(`${WORDS}.waits.for`)} <EventName type={data.type} />, <When at={data.createdAt} withTime /> (
      <code>{data.eventId}</code>).
      {data.nextAttemptAt && (
        <>
          {' '}
          {t(`${WORDS}.waits.next`)} <When at={data.nextAttemptAt} withTime />
        </>
      )}
    </Soft>
  );
};

/** All that is known of a delivery: what was sent, and each attempt with its answer; the last one is open. */
export const DeliveryDetails = ({ delivery, isActive }: { delivery: DeliveryView; isActive: boolean }) => {
  const t = useTranslate();
  const { attempts, payload, nextAttemptAt, waitsFor, eventId, isWithheld } = delivery;
  return (
    <Root>
      <Soft>
        {t('resources.webhook-deliveries.fields.type')}: <code>{eventId}</code>
      </Soft>
      {waitsFor && <WaitsFor id={waitsFor} />}
      {nextAttemptAt && (
        <Soft>
          {t('resources.webhook-deliveries.next')} <When at={nextAttemptAt} withTime />
        </Soft>
      )}
      {isWithheld ? (
        <Soft>{t(`${WORDS}.withheld`)}</Soft>
      ) : payload === null ? (
        <Soft>{t(`resources.webhook-deliveries.${attempts.length > 0 ? 'erased' : 'unsent'}`)}</Soft>
      ) : (
        payload !== '' && <CodeBlock title={t('resources.webhook-deliveries.payload')} text={prettyText(payload)} />
      )}
      {attempts
        .map((attempt, index) => (
          <AttemptOf key={attempt.at} attempt={attempt} number={index + 1} isOpen={index === attempts.length - 1} />
        ))
        .toReversed()}
      {isActive && <ResendButton delivery={delivery} />}
    </Root>
  );
};
