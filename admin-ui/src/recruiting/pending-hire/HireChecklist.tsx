import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isOpenHire, MAX_HIRE_ITEMS } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { HireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { HireItemDialog } from './HireItemDialog.tsx';
import { HireItemLine, type ItemAction } from './HireItemLine.tsx';
import { HireProgress } from './HireProgress.tsx';
import { useItemRemoval } from './useHireSend.ts';

/** Ids with one of them moved by one place. */
const moved = (ids: string[], id: string, by: 1 | -1): string[] => {
  const others = ids.filter((one) => one !== id);
  others.splice(ids.indexOf(id) + by, 0, id);
  return others;
};

/** What is to be done until the first day, by whom and until when. */
export const HireChecklist = ({ hire }: { hire: PendingHireView }) => {
  const t = useTranslate();
  const can = useCan();
  const [edited, edit] = useState<HireItem | 'new' | null>(null);
  const send = useSend({ resource: 'pending-hires' });
  const removal = useItemRemoval(hire.id);
  const { id, items, status } = hire;
  const isEditable = can('tenant.pendingHires.update') && isOpenHire(status);
  const ids = items.map((item) => item.id);

  const act = (item: HireItem) => (action: ItemAction) => {
    if (action === 'edit') return edit(item);
    if (action === 'remove') return removal.mutate(item.id);
    const itemIds = moved(ids, item.id, action === 'up' ? -1 : 1);
    send.mutate({ id, action: 'items/order', body: { itemIds } });
  };

  return (
    <Panel
      title={t('resources.pending-hires.items.title')}
      actions={
        isEditable && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<AddOutlined />}
            disabled={items.length >= MAX_HIRE_ITEMS}
            onClick={() => edit('new')}
          >
            {t('resources.pending-hires.items.add')}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {t('resources.pending-hires.items.none')}
        </Typography>
      ) : (
        <>
          <HireProgress {...hire} />
          <ol style={{ margin: '8px 0 0', padding: 0, listStyle: 'none' }}>
            {items.map((item, place) => (
              <HireItemLine
                key={item.id}
                {...{ hire, item, place, isEditable }}
                isTickable={isEditable}
                isBusy={send.isPending}
                onTick={() =>
                  send.mutate({ id, action: `items/${item.id}/${item.doneAt === null ? 'complete' : 'reopen'}` })
                }
                onAct={act(item)}
              />
            ))}
          </ol>
        </>
      )}
      {edited && <HireItemDialog hire={hire} item={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </Panel>
  );
};
