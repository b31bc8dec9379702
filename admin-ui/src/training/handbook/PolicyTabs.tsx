import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { PageTabs } from '#admin-ui/shared/PageTabs.tsx';
import { POLICIES_PATH } from './paths.ts';

/** Policies, who has read them, and files that everybody may open. */
export const PolicyTabs = () => {
  const t = useTranslate();
  const can = useCan();
  const pages = [
    ...(can('tenant.app.training.policies') ? [{ path: '', title: t('handbook.policies') }] : []),
    ...(can('tenant.training.handbook.read') ? [{ path: '/matrix', title: t('handbook.matrix.title') }] : []),
    { path: '/files', title: t('handbook.files.title'), hasMore: true },
  ];
  return (
    <PageTabs
      label={t('handbook.policies')}
      tabs={pages.map(({ path, ...tab }) => ({ to: `/${POLICIES_PATH}${path}`, ...tab }))}
    />
  );
};
