import FilterAltOff from '@mui/icons-material/FilterAltOff';
import Button from '@mui/material/Button';
import type { SavedFilterView } from 'contracts/reporting/saved-filter/saved-filter.views';
import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { useMe } from '#admin-ui/providers/me.tsx';
import { codeOf } from '#admin-ui/providers/problems';
import { PageZoneContext } from '#admin-ui/shared/display-zone';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { FixedFilterContext, TIMES } from '#admin-ui/shared/list/fixed-filter';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { SavedFilterLine } from './SavedFilterLine.tsx';
import { filteredListPath } from './saved-filter-path.ts';

/** What the server answers to a hash that is none, or none of this company's. */
const UNKNOWN: readonly (string | null)[] = ['filter-not-found', 'not-found'];

type Props = {
  /** Path of the list, below /t; its last part is what the filter must be of. */
  resource: string;
  title: string;
  children: ReactNode;
};

/** A list under the filter whose hash the address names. */
export const SavedFilterPage = ({ resource, title, children }: Props) => {
  const t = useTranslate();
  const { hash = '' } = useParams();
  const { data, error, refetch } = useGetOne<SavedFilterView>('saved-filters', { id: hash }, { retry: false });
  const area = resource.startsWith('trainings/') ? 'training' : 'recruiting';
  const crumbs = [{ label: t(`layout.area.${area}`) }, { label: t(title), to: `/${resource}` }];
  const isOfThisList = data && resource === filteredListPath(data.resource);

  // Days of a report are the company's, and so are the times of the list that it leads to.
  const { currentTenant } = useMe();
  const zone = data && TIMES.some((time) => time in data.filter) ? (currentTenant?.timeZone ?? null) : null;

  if (data && isOfThisList) {
    const line = <SavedFilterLine saved={data} path={`/${resource}`} />;
    return (
      <FixedFilterContext.Provider value={{ name: hash, filter: data.filter, line, path: `/${resource}` }}>
        <PageZoneContext.Provider value={zone}>{children}</PageZoneContext.Provider>
      </FixedFilterContext.Provider>
    );
  }
  if (!error && !data) return <PageSkeleton />;
  return (
    <Page title={t('reporting.savedFilter.title')} crumbs={crumbs} narrow>
      {data || UNKNOWN.includes(codeOf(error)) ? (
        <Notice
          icon={FilterAltOff}
          title={t('reporting.savedFilter.unknown.title')}
          detail={t('reporting.savedFilter.unknown.detail')}
        >
          <Button variant="contained" component={Link} to={`/${resource}`}>
            {t('common.list.showAll')}
          </Button>
        </Notice>
      ) : (
        error && <Failure error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
};
