import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { useSecretOnce } from '#admin-ui/shared/useSecretOnce.tsx';
import { type Row, useDescription } from './description.ts';
import { emptyForm, fromForm } from './form-values.ts';
import { ResourceForm } from './ResourceForm.tsx';
import { useCrumbs } from './useCrumbs.ts';

const noInitial = () => ({});

/** Makes a record; where it comes with a secret, shows it once. */
export const ResourceCreate = () => {
  const description = useDescription();
  const {
    name,
    path,
    entity,
    viewPath,
    pathOf,
    belowForm,
    keepsDrafts,
    useReview,
    useInitial = noInitial,
  } = description;
  const t = useTranslate();
  const words = `resources.${name}`;
  const crumbs = useCrumbs(description);
  const { onCreated, dialog } = useSecretOnce(name);
  const initial = useInitial();
  if (initial === null) return <PageSkeleton />;
  return (
    <Page title={t(`${words}.create`)} crumbs={crumbs} detail={t(`${words}.createDetail`, { _: '' })} narrow>
      <CreateFrame<Row & { secret: string | null }>
        resource={name}
        empty={{ ...emptyForm(entity), ...initial }}
        fromForm={fromForm(description)}
        submit={t(`${words}.submit`)}
        success={`${words}.created`}
        doneTo={(record) => (pathOf === viewPath || belowForm ? pathOf(record) : `/${path}`)}
        cancelTo={`/${path}`}
        draft={keepsDrafts ? name : undefined}
        useReview={useReview}
        {...('secret' in (entity.createAnswer ?? {}) && { onCreated })}
      >
        <ResourceForm isNew />
      </CreateFrame>
      {dialog}
    </Page>
  );
};
