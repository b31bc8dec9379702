import { useTranslate } from 'react-admin';
import { useSectionTable } from '#admin-ui/layout/section-context';
import { useCan } from '#admin-ui/providers/me.tsx';
import { PageTabs } from '#admin-ui/shared/PageTabs.tsx';
import { isResource } from './useResource.ts';

/** The lists that stand side by side, as far as the person may read them; one alone needs no tab. */
export const ResourceTabs = ({ names }: { names: readonly string[] }) => {
  const t = useTranslate();
  const can = useCan();
  const sections = useSectionTable().filter(isResource);
  const offered = names.flatMap((name) => sections.filter((one) => one.name === name && can(one.permission)));
  const [first] = offered;
  if (!first || offered.length < 2) return null;
  return (
    <PageTabs label={t(first.title)} tabs={offered.map(({ path, title }) => ({ to: `/${path}`, title: t(title) }))} />
  );
};
