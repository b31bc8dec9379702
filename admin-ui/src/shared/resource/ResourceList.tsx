import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import { BulkRemoveButton } from '#admin-ui/shared/list/BulkRemoveButton.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { useFixedFilter } from '#admin-ui/shared/list/fixed-filter';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { type Row, useDescription } from './description.ts';
import { permissionTo } from './permission-to.ts';
import { ResourceTabs } from './ResourceTabs.tsx';
import { useAbove } from './useCrumbs.ts';

const noColumns = (): Column<Row>[] => [];

/** The list of a resource. */
export const ResourceList = () => {
  const description = useDescription();
  const { name, createPath, area, title, icon, entity, usualPages, pages, nameOf, pathOf } = description;
  const { columns = ['name', 'updatedAt'], filters = [], listActions: Actions, emptyAction: EmptyAction } = description;
  const {
    bulkActions: own,
    isRemovable,
    rowName = nameOf,
    useMoreColumns = noColumns,
    sort = { field: 'updatedAt', order: 'DESC' },
  } = description;
  const more = useMoreColumns();
  const t = useTranslate();
  const { tabs, listTabs: Tabs, listNotice: ListNotice } = description;
  const place = useFixedFilter()?.own;
  const [above] = useAbove(description);
  const can = useCan();
  const words = `resources.${name}`;
  const canCreate = place !== undefined || usualPages.includes('create');
  const create = canCreate && (
    <CreateLink
      to={place?.createPath ?? createPath}
      permission={permissionTo('create', description)}
      label={t(`${words}.create`)}
    />
  );
  const hasRecordPage = pages.some((page) => page.path.includes(':id'));
  const offersRemoval = usualPages.includes('edit') && (entity.operations?.includes('remove') ?? true);
  const canRemove =
    !isRemovable && (!own || own.withRemoval) && offersRemoval && can(permissionTo('delete', description));
  return (
    <ListPage<Row>
      resource={name}
      area={area}
      above={above}
      title={title}
      sort={sort}
      detail={t(`${words}.detail`, { _: '' })}
      tabs={
        <>
          {ListNotice && <ListNotice />}
          {Tabs ? <Tabs /> : tabs && <ResourceTabs names={tabs} />}
        </>
      }
      actions={
        <>
          {Actions && <Actions />}
          {create}
        </>
      }
      {...(entity.search.length > 0 && { searchLabel: t(`${words}.search`) })}
      filters={
        filters.length > 0 &&
        filters.map((Filter) =>
          typeof Filter === 'string' ? <ChoiceFilter key={Filter} source={Filter} /> : <Filter key={Filter.name} />,
        )
      }
      bulkActions={own && [own.permission].flat().some(can) ? <own.content /> : undefined}
      bulkRemove={canRemove ? <BulkRemoveButton resource={name} notice={description.removalNotice} /> : undefined}
      columns={[...columns, ...more]}
      pathOf={hasRecordPage ? (place?.pathOf ?? pathOf) : undefined}
      nameOf={(record) => rowName(record, t)}
      empty={
        <Notice icon={icon} title={t(`${words}.empty.title`)} detail={t(`${words}.empty.detail`)}>
          {EmptyAction ? <EmptyAction /> : create}
        </Notice>
      }
    />
  );
};
