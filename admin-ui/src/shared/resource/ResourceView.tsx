import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Allowed, useCan, useMe } from '#admin-ui/providers/me.tsx';
import { TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { type Row, useDescription } from './description.ts';
import { permissionTo } from './permission-to.ts';
import { RecordActions } from './RecordActions.tsx';
import { RecordFacts } from './RecordFacts.tsx';
import { useCrumbs } from './useCrumbs.ts';

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  '& > [data-first]': { order: -1 },
});

const Actions = ({ record }: { record: Row }) => {
  const t = useTranslate();
  const description = useDescription();
  const can = useCan();
  const { id } = useMe();
  const { usualPages, editPath, isOpen, actions: Own } = description;
  return (
    <>
      <RecordActions record={record} />
      {usualPages.includes('edit') && isOpen?.(record, { id, can }) !== false && (
        <Allowed to={permissionTo('update', description)}>
          <Button variant="outlined" startIcon={<EditOutlined />} component={Link} to={editPath(record)}>
            {t('common.edit')}
          </Button>
        </Allowed>
      )}
      {Own && <Own record={record} />}
    </>
  );
};

/** A record: what it is called and in what state it is, its own panels, and what is known of it in short. */
export const ResourceView = () => {
  const t = useTranslate();
  const description = useDescription();
  const { name, nameOf, badge: Badge, detail, notice: Notice, facts, main: Main } = description;
  const { aboveFacts: Above, belowFacts: Below } = description;
  const Layout = description.isStacked ? Stack : TwoColumns;
  const crumbs = useCrumbs(description);
  return (
    <RecordPage<Row>
      resource={name}
      crumbs={crumbs}
      title={t(`resources.${name}.name`, { smart_count: 1 })}
      fresh={description.isFresh ?? false}
    >
      {(record) => (
        <Page
          title={nameOf(record, t)}
          crumbs={crumbs}
          badge={Badge && <Badge record={record} />}
          detail={detail?.(record)}
          actions={<Actions record={record} />}
        >
          {Notice && <Notice record={record} />}
          <Layout>
            <Stack>{Main && <Main record={record} />}</Stack>
            <Stack data-first={Above || description.isStacked ? true : undefined}>
              {Above && <Above record={record} />}
              {facts && <RecordFacts record={record} />}
              {Below && <Below record={record} />}
            </Stack>
          </Layout>
        </Page>
      )}
    </RecordPage>
  );
};
