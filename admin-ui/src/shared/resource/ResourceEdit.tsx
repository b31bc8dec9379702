import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { EditFrame } from '#admin-ui/shared/form/EditFrame.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { type Row, useDescription } from './description.ts';
import { fromForm, toForm } from './form-values.ts';
import { RecordActions } from './RecordActions.tsx';
import { ResourceForm } from './ResourceForm.tsx';
import { useCrumbs } from './useCrumbs.ts';

/** Changes a record. Where it has no page of its own, this is it: named after it, with removal. */
export const ResourceEdit = () => {
  const description = useDescription();
  const { name, path, nameOf, pathOf, viewPath, actions: Actions, belowForm: Below, keepsDrafts } = description;
  const t = useTranslate();
  const crumbs = useCrumbs(description);
  const words = `resources.${name}`;
  const hasPage = pathOf === viewPath;
  return (
    <RecordPage<Row> resource={name} crumbs={crumbs} title={t(`${words}.name`, { smart_count: 1 })} fresh>
      {(record) => (
        <Page
          title={hasPage ? t(`${words}.edit`) : nameOf(record, t)}
          crumbs={hasPage ? [...crumbs, { label: nameOf(record, t), to: viewPath(record) }] : crumbs}
          actions={
            !hasPage && (
              <>
                <RecordActions record={record} />
                {Actions && <Actions record={record} />}
              </>
            )
          }
          narrow
        >
          <EditFrame<Row>
            resource={name}
            record={record}
            toForm={toForm(description)}
            fromForm={fromForm(description)}
            success={`${words}.saved`}
            draft={keepsDrafts ? `${name}.${record.id}` : undefined}
            doneTo={(saved) => (hasPage ? viewPath(saved) : `/${path}`)}
          >
            <ResourceForm />
          </EditFrame>
          {Below && <Below record={record} />}
        </Page>
      )}
    </RecordPage>
  );
};
