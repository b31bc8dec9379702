import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { type MoreAction, MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { RemoveDialog } from '#admin-ui/shared/RemoveDialog.tsx';
import { type Row, useDescription } from './description.ts';
import { permissionTo } from './permission-to.ts';

const Remove = ({ record, onClose }: { record: Row; onClose: () => void }) => {
  const { name, path, removalNotice: Notice } = useDescription();
  const notice = Notice && <Notice ids={[record.id]} />;
  return <RemoveDialog resource={name} id={record.id} backTo={`/${path}`} notice={notice} onClose={onClose} />;
};

/** The menu of what is done seldom with a record: removal, and what its resource adds. */
export const RecordActions = ({ record }: { record: Row }) => {
  const description = useDescription();
  const { name, usualPages, entity, moreActions = [], isRemovable } = description;
  const can = useCan();
  const { id } = useMe();
  const offersRemoval = usualPages.includes('edit') && (entity.operations?.includes('remove') ?? true);
  const remove: MoreAction<Row> = {
    label: `resources.${name}.remove.action`,
    permission: permissionTo('delete', description),
    ...(isRemovable && { isFor: (one: Row) => isRemovable(one, { id, can }) }),
    isDangerous: true,
    dialog: Remove,
  };
  return <MoreActions actions={[...(offersRemoval ? [remove] : []), ...moreActions]} record={record} />;
};
