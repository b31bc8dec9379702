import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { runningTake } from 'contracts/recruiting/response/response.progress';
import { useTranslate } from 'react-admin';
import { useLocale } from 'ui-kit/preferences/preferences';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { formatDateTime } from '#admin-ui/shared/formats';
import { useSend } from '#admin-ui/shared/useSend';
import { useAsked } from './useAsked.ts';

const words = 'resources.responses.endTake';

/** The recording whose time runs, by its question. */
export const runningIn = ({ progress }: Pick<ResponseView, 'progress'>) =>
  Object.entries(progress).flatMap(([questionId, one]) => {
    const take = runningTake(one, new Date());
    return take ? [{ questionId, take }] : [];
  })[0];

/** Asks before a recording is ended whose browser does not come back. */
export const EndTakeDialog = ({ record, onClose }: { record: ResponseView; onClose: () => void }) => {
  const t = useTranslate();
  const locale = useLocale();
  const zone = usePageZone();
  const { data: questions = [] } = useAsked(record);
  const { mutate, isPending } = useSend({ resource: 'responses', success: `${words}.done`, onSuccess: onClose });
  const running = runningIn(record);
  const { questionId, take } = running ?? {};
  const question = questions.find(({ id }) => id === questionId)?.text ?? '';
  return (
    <ConfirmDialog
      isOpen
      title={t(`${words}.title`)}
      confirm={t(`${words}.action`)}
      isBusy={isPending}
      isUnready={running === undefined}
      onConfirm={() => mutate({ id: record.id, action: 'end-take', body: { questionId, takeId: take?.takeId ?? '' } })}
      onCancel={onClose}
    >
      <p style={{ margin: 0 }}>
        {t(`${words}.since`, {
          ...{ take: take?.take ?? '', question },
          at: take ? formatDateTime(take.startedAt, locale, zone) : '',
        })}
      </p>
      <p style={{ margin: '12px 0 0' }}>{t(`${words}.detail`)}</p>
    </ConfirmDialog>
  );
};
