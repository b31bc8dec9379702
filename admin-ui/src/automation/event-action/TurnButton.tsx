import Button from '@mui/material/Button';
import type { EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';

/** Turns a rule on or off. */
export const TurnButton = ({ record: rule }: { record: EventActionView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<EventActionView, Error>();
  const to = rule.isOn ? 'off' : 'on';
  const turn = () =>
    update(
      'event-actions',
      { id: rule.id, data: { ...rule, isOn: !rule.isOn }, previousData: rule },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`resources.event-actions.turn.${to}Done`, { type: 'success' }),
        onError: ({ message }) => notify(message, { type: 'error' }),
      },
    );
  return (
    <Allowed to="tenant.events.update">
      <Button variant="outlined" disabled={isPending} onClick={() => void turn()}>
        {t(`resources.event-actions.turn.${to}`)}
      </Button>
    </Allowed>
  );
};
