import 'ui-kit/upload/file-upload.words';
import './response.words.ts';
import styled from '@emotion/styled';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Fault } from 'ui-kit/form/field';
import { useBytes } from 'ui-kit/format/bytes';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import type { TakeItem } from 'ui-kit/take/take-queue';
import { colour } from 'ui-kit/theme/colours';
import { myTakes, useMyTakes } from './my-takes.ts';

const List = styled.ul({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled.li({
  display: 'grid',
  gap: 6,
  fontSize: '0.875rem',
  '& progress': { width: '100%', height: 6, accentColor: colour.brand },
  '& span': { color: colour.inkSoft },
});

/** `number`: of its question; 0 in another step. */
const TakeLine = ({ item, number }: { item: TakeItem; number: number }) => {
  const { t } = useTranslation();
  const bytes = useBytes();
  const { takeId, take, sent, isWaiting, fault } = item;
  const name = t(number > 0 ? 'response.way.name' : 'response.way.ofOther', { number, take });
  return (
    <Item>
      <strong>{name}</strong>
      <span>
        {t(isWaiting ? 'response.way.waiting' : 'response.way.sending')} ·{' '}
        {t('upload.of', { sent: bytes(Math.min(sent, item.bytes)), size: bytes(item.bytes) })}
      </span>
      <progress aria-label={name} max={item.bytes || 1} value={Math.min(sent, item.bytes)} />
      {fault && (
        <>
          <Fault role="alert">{t([`problem.${fault}`, 'upload.fault.upload-failed'])}</Fault>
          <ActionButton kind="quiet" style={{ justifySelf: 'start' }} onClick={() => myTakes.retry(takeId)}>
            {t('upload.retry')}
          </ActionButton>
        </>
      )}
    </Item>
  );
};

/** Recordings that have not arrived yet: they go on by themselves, here or when this browser opens the interview again. */
export const OnTheirWay = ({ response }: { response: MyResponse }) => {
  const { t } = useTranslation();
  const items = useMyTakes(response.interviewId).filter(({ status }) => status === 'ended');
  if (items.length === 0) return null;
  return (
    <section aria-label={t('response.way.title')}>
      <h2>{t('response.way.title')}</h2>
      <p style={{ margin: '6px 0 14px' }}>{t('response.way.stay')}</p>
      <List>
        {items.map((item) => (
          <TakeLine
            key={item.takeId}
            item={item}
            number={response.questions.findIndex(({ id }) => id === item.questionId) + 1}
          />
        ))}
      </List>
    </section>
  );
};
