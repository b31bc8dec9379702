import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import { BulkRemoveButton } from '#admin-ui/shared/list/BulkRemoveButton.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { permissionTo, type SettingRow, type SettingUi, settingPath } from './setting-ui.ts';

const columnsOf = ({ texts, columns = [], showName }: SettingUi): readonly Column<SettingRow>[] => [
  { key: 'name', label: `${texts}.field.name`, sort: 'name', card: 'title', render: showName ?? (({ name }) => name) },
  ...columns,
  {
    key: 'updatedAt',
    label: 'common.setting.updatedAt',
    sort: 'updatedAt',
    card: 'meta',
    width: 140,
    render: ({ updatedAt }) => <When at={updatedAt} />,
  },
];

/** The list of a settings entity. */
export const SettingList = ({ ui }: { ui: SettingUi }) => {
  const { path, texts, icon, filters, hasSearch, actions, detail, above } = ui;
  const t = useTranslate();
  const can = useCan();
  const create = (
    <CreateLink to={`/${path}/create`} permission={permissionTo(ui, 'create')} label={t(`${texts}.create`)} />
  );
  return (
    <ListPage<SettingRow>
      resource={path}
      area="settings"
      title={`${texts}.title`}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={
        <>
          {actions}
          {create}
        </>
      }
      {...(detail && { detail: t(detail) })}
      {...(above && { above: { label: t(above.title), to: `/${above.path}` } })}
      {...(hasSearch && { searchLabel: t(`${texts}.search`) })}
      filters={filters}
      bulkActions={
        can(permissionTo(ui, 'delete')) ? (
          <BulkRemoveButton resource={path} texts="common.setting.removeMany" />
        ) : undefined
      }
      columns={columnsOf(ui)}
      pathOf={(record) => settingPath(ui, record)}
      nameOf={({ name }) => name}
      empty={
        <Notice icon={icon} title={t(`${texts}.empty.title`)} detail={t(`${texts}.empty.detail`)}>
          {create}
        </Notice>
      }
    />
  );
};
